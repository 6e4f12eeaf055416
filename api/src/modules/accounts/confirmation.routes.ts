import { calls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { NO, YES } from '../../http/flags'
import { unauthorized } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'

/** The mail of a registration once more, for somebody who lost it. */
export function confirmationRoutes(app: FastifyInstance, { accounts, service }: Parts) {
  mount(app, calls.resendConfirmation, async ({ caller, request }) => {
    const account = await accounts.find(caller.id)
    if (!account) throw unauthorized()
    if (account.verified_at) return { result: NO }
    await request.spend('mailedChanges', { alsoAccount: true })
    await service.sendConfirmation(account)
    return { result: YES }
  })
}
