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

/** Somebody's own data: all of it at once, and gone at once. */
export function personalDataRoutes(app: FastifyInstance, parts: Parts) {
  const { accounts, personalData, keptOrders } = parts

  /** Whose data is being read: it is all in memory, so one answer for a person at a time. */
  const reading = new Set<number>()

  mount(app, personalDataCalls.exportData, async ({ caller, request }) => {
    // It reads more than any other call.
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
    // Staff are removed by other staff, so that the site never runs without anybody.
    if (caller.roles.length > 0) throw forbidden()
    await request.spend('changes', { alsoAccount: true })
    const own = await accounts.ofCaller(caller)
    if (own.password_hash && !(await isOwnPassword(parts, request, own, password)))
      throw invalid({ password: [texts.passwordWrong] })
    // Somebody may have become staff at this moment.
    await personalData.delete(caller.id, async ({ roles }) => {
      if (roles.length > 0) throw forbidden()
    })
    return { result: YES }
  })
}
