import { savedMachineCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { NO, YES } from '../../http/flags'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'

/** Whether the signed-in user gets mails about saved machines. */
export function savedMachineMailsRoutes(app: FastifyInstance, { savedMachineMails, accounts }: Parts) {
  mount(app, savedMachineCalls.savedMachineMails, async ({ caller }) => ({
    result: YES,
    mails: (await savedMachineMails.wanted(caller.id)) ? YES : NO,
  }))

  mount(app, savedMachineCalls.changeSavedMachineMails, async ({ caller, body }) => {
    await savedMachineMails.want(caller.id, body.mails === YES)
    return { result: YES, mails: body.mails, confirmed: await accounts.confirmed(caller.id) }
  })
}
