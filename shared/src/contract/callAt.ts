import type { Call } from './call'
import { calls } from './calls'
import { listingCalls } from './listings'
import { officeCustomerCalls } from './officeCustomers'
import { officeHomeCalls } from './officeHome'
import { officeInboxCalls } from './officeInbox'
import { officeOrderCalls } from './officeOrders'
import { officePasskeyCalls } from './officePasskeys'
import { officePeopleCalls } from './officePeople'
import { officeReleaseCalls } from './officeReleases'
import { officeSessionCalls } from './officeSession'
import { officeSiteCalls } from './officeSite'
import { officeTemplateCalls } from './officeTemplates'
import { officeThreadCalls } from './officeThread'
import { personalDataCalls } from './personalData'
import { releaseCalls } from './releaseCalls'
import { savedMachineCalls } from './savedMachines'
import { savedSearchCalls } from './savedSearches'
import { staffCalls } from './staff'

/** The rows of every table. */
export const everyCall: Call[] = [
  calls,
  listingCalls,
  officeCustomerCalls,
  officeHomeCalls,
  officeInboxCalls,
  officeOrderCalls,
  officePasskeyCalls,
  officePeopleCalls,
  officeReleaseCalls,
  officeSessionCalls,
  officeSiteCalls,
  officeTemplateCalls,
  officeThreadCalls,
  personalDataCalls,
  releaseCalls,
  savedMachineCalls,
  savedSearchCalls,
  staffCalls,
].flatMap((table) => Object.values<Call>(table))

const literal = new Map<string, Call>()
const patterns: { call: Call; pattern: RegExp; parameters: number }[] = []
for (const call of everyCall) {
  const parts = call.path.split(':')
  // As well below /api.
  for (const path of call.path.startsWith('/api/') ? [call.path] : [call.path, `/api${call.path}`]) {
    if (parts.length === 1) literal.set(`${call.method} ${path}`, call)
    else {
      const pattern = new RegExp(`^${path.replaceAll(/[.]/g, '\\.').replaceAll(/:\w+/g, '[^/]+')}$`)
      patterns.push({ call, pattern, parameters: parts.length - 1 })
    }
  }
}
patterns.sort((one, other) => one.parameters - other.parameters)

/**
 * The call of the contract that the api answers at an address; undefined when it answers none there.
 * @param path without a query, printed or below /api
 */
export function callAt(method: string, path: string): Call | undefined {
  return (
    literal.get(`${method} ${path}`) ??
    patterns.find(({ call, pattern }) => call.method === method && pattern.test(path))?.call
  )
}
