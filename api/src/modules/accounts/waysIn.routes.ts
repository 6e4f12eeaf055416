import { waysInCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { NO, YES } from '../../http/flags'
import { notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import { texts } from './texts'

/** The ways into the account of the signed-in person. */
export function waysInRoutes(app: FastifyInstance, { accounts, sessions, identities, service }: Parts) {
  mount(app, waysInCalls.waysIn, async ({ caller }) => {
    const account = await accounts.ofCaller(caller)
    return {
      result: YES,
      data: {
        devices: await sessions.of(caller.id, caller.tokenHash),
        providers: await identities.of(caller.id),
        has_password: account.password_hash ? YES : NO,
      },
    }
  })

  mount(app, waysInCalls.endSession, async ({ caller, body: { id }, request }) => {
    await request.spend('changes', { alsoAccount: true })
    if (!(await sessions.closeOne(caller.id, id))) throw notFound(texts.deviceUnknown)
    return { result: YES }
  })

  mount(app, waysInCalls.removeProvider, async ({ caller, body: { provider }, request }) => {
    await request.spend('changes', { alsoAccount: true })
    await service.waysIn.removeProvider(caller, provider)
    return { result: YES }
  })
}
