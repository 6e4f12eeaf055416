import { savedMachineCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { NO, YES } from '../../http/flags'
import { mount } from '../../http/mount'
import type { AccountsRepo } from '../accounts/accounts.repo'
import type { SavedMachineMailsRepo } from './savedMachineMails.repo'

/** Whether the signed-in user gets mails about saved machines. */
export function savedMachineMailsRoutes(
  app: FastifyInstance,
  { savedMachineMails, accounts }: { savedMachineMails: SavedMachineMailsRepo; accounts: AccountsRepo },
) {
  mount(app, savedMachineCalls.savedMachineMails, async ({ caller }) => ({
    result: YES,
    mails: (await savedMachineMails.wanted(caller.id)) ? YES : NO,
  }))

  mount(app, savedMachineCalls.changeSavedMachineMails, async ({ caller, body }) => {
    await savedMachineMails.want(caller.id, body.mails === YES)
    return { result: YES, mails: body.mails, confirmed: await accounts.confirmed(caller.id) }
  })
}
