import type { Call } from './call'
import { calls } from './calls'
import { listingCalls } from './listings'
import { officeArticleCalls } from './officeArticles'
import { officeCatalogueCalls } from './officeCatalogue'
import { officeCustomerCalls } from './officeCustomers'
import { officeHomeCalls } from './officeHome'
import { officeInboxCalls } from './officeInbox'
import { officeMachineCalls } from './officeMachines'
import { officeMediaCalls } from './officeMedia'
import { officeOptionCalls } from './officeOptions'
import { officeOrderCalls } from './officeOrders'
import { officePageCalls } from './officePages'
import { officePasskeyCalls } from './officePasskeys'
import { officePeopleCalls } from './officePeople'
import { officePersonCalls } from './officePersons'
import { officeReleaseCalls } from './officeReleases'
import { officeSessionCalls } from './officeSession'
import { officeShareCalls } from './officeShares'
import { officeSiteCalls } from './officeSite'
import { officeTemplateCalls } from './officeTemplates'
import { officeThreadCalls } from './officeThread'
import { personalDataCalls } from './personalData'
import { releaseCalls } from './releaseCalls'
import { savedMachineCalls } from './savedMachines'
import { savedSearchCalls } from './savedSearches'
import { staffCalls } from './staff'
import { waysInCalls } from './waysIn'

const tables = [
  calls,
  listingCalls,
  officeArticleCalls,
  officeCatalogueCalls,
  officeCustomerCalls,
  officeHomeCalls,
  officeInboxCalls,
  officeMediaCalls,
  officeMachineCalls,
  officeOptionCalls,
  officeOrderCalls,
  officePageCalls,
  officePasskeyCalls,
  officePeopleCalls,
  officePersonCalls,
  officeReleaseCalls,
  officeSessionCalls,
  officeShareCalls,
  officeSiteCalls,
  officeTemplateCalls,
  officeThreadCalls,
  personalDataCalls,
  releaseCalls,
  savedMachineCalls,
  savedSearchCalls,
  staffCalls,
  waysInCalls,
] as const

/** The rows of every table. */
export const everyCall: Call[] = tables.flatMap((table) => Object.values<Call>(table))

type RowOf<Table> = Table extends unknown ? Table[keyof Table] : never
/** Any row of any table, with its own types. */
export type CallRow = RowOf<(typeof tables)[number]>

/** Printed addresses, which are answered as well below /api; those without a parameter first. */
const routes = everyCall
  .map((call) => {
    const below = call.path.startsWith('/api/') ? '' : '(/api)?'
    const pattern = new RegExp(`^${below}${call.path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`)
    return { call, pattern, parameters: call.path.split(':').length }
  })
  .sort((one, other) => one.parameters - other.parameters)

/**
 * The call of the contract that the api answers at an address; undefined when it answers none there.
 * @param path without a query, printed or below /api
 */
export function callAt(method: string, path: string): Call | undefined {
  return routes.find(({ call, pattern }) => call.method === method && pattern.test(path))?.call
}
