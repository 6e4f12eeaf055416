import { personalDataCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { YES } from '../../http/flags'
import { forbidden, invalid, tooMany } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import { isOwnPassword } from './ownPassword'
import { texts } from './texts'

/** Seconds. */
const RETRY_AFTER = 5

/** The signed-in person's own data: download all of it, or delete it. */
export function personalDataRoutes(app: FastifyInstance, parts: Parts) {
  const { accounts, personalData, keptOrders } = parts

  /** Accounts with a running export: it is held in memory, so each person gets one at a time. */
  const reading = new Set<number>()

  mount(app, personalDataCalls.exportData, async ({ caller, request }) => {
    // This call reads more than any other.
    await request.spend('changes', { alsoAccount: true })
    if (reading.has(caller.id)) throw tooMany(RETRY_AFTER)
    reading.add(caller.id)
    try {
      return { result: YES, data: await personalData.read(await accounts.ofCaller(caller)) }
    } finally {
      reading.delete(caller.id)
    }
  })

  mount(app, personalDataCalls.deletion, async ({ caller }) => ({
    result: YES,
    data: await keptOrders.leftBy(caller.id),
  }))

  mount(app, personalDataCalls.deleteAccount, async ({ caller, body: { password = '' }, request }) => {
    // Only other staff remove staff, so that the site always has some.
    if (caller.roles.length > 0) throw forbidden()
    await request.spend('changes', { alsoAccount: true })
    const own = await accounts.ofCaller(caller)
    if (own.password_hash && !(await isOwnPassword(parts, request, own, password)))
      throw invalid({ password: [texts.passwordWrong] })
    // The person may have become staff in the meantime.
    await personalData.delete(caller.id, async ({ roles }) => {
      if (roles.length > 0) throw forbidden()
    })
    return { result: YES }
  })
}
