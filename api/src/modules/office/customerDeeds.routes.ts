import { type Customer, officeCustomerCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../../http/callers'
import { YES } from '../../http/flags'
import { conflict, invalid, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import type { AccountRow } from '../accounts/accounts.repo'
import { emailKey } from '../accounts/secrets'
import type { ActivityRepo } from './activity.repo'

/** The actions of staff for a customer (O-49). */
export function customerDeedsRoutes(
  app: FastifyInstance,
  { transaction, accounts, customers, personalData, service }: Parts,
) {
  mount(app, officeCustomerCalls.sendConfirmation, async ({ caller, params }) => {
    const account = await find(params.id)
    if (account.verified_at) throw conflict('This address is confirmed already')
    await service.sendConfirmation(account, (log) => note(log, account, caller, 'confirmation sent'))
    return answer(account.id)
  })

  mount(app, officeCustomerCalls.sendCustomerReset, async ({ caller, params }) => {
    const account = await find(params.id)
    await service.sendReset(account, (log) => note(log, account, caller, 'reset sent'))
    return answer(account.id)
  })

  mount(app, officeCustomerCalls.lockCustomer, async ({ caller, params, body: { locked } }) => {
    await transaction(async ({ accounts, activity }) => {
      const account = aCustomer(await accounts.findForChange(Number(params.id)))
      if (locked) refuseInvited(account)
      if (locked === (account.locked_at !== null)) return
      await accounts.change(account.id, { locked_at: locked ? new Date() : null })
      await note(activity, account, caller, locked ? 'locked' : 'unlocked')
    })
    return answer(Number(params.id))
  })

  mount(app, officeCustomerCalls.deleteCustomer, async ({ caller, params, body: { email } }) => {
    const deleted = await personalData.delete(Number(params.id), async (account, { activity }) => {
      refuseInvited(aCustomer(account))
      if (emailKey(email) !== account.email_key) throw invalid({ email: ['This is not the address of this customer'] })
      await note(activity, account, caller, 'customer deleted')
    })
    if (!deleted) throw unknown()
    return { result: YES }
  })

  async function find(id: string): Promise<AccountRow> {
    return aCustomer(await accounts.find(Number(id)))
  }

  async function answer(id: number): Promise<{ result: 1; data: Customer }> {
    const data = await customers.find(id)
    if (!data) throw unknown()
    return { result: YES, data }
  }

  /** By number: the log is kept when the customer is gone (O-48). */
  async function note(log: ActivityRepo, { id }: AccountRow, caller: Caller, kind: string) {
    await log.add(caller, { kind, thing: `Customer ${id}` })
  }
}

const unknown = () => notFound('There is no such customer')

/** Staff are found among the staff. */
function aCustomer(account: AccountRow | undefined): AccountRow {
  if (!account || account.roles.length > 0) throw unknown()
  return account
}

/** Whom admins have invited, others must not keep out. */
function refuseInvited({ invited_roles }: AccountRow) {
  if (invited_roles.length > 0)
    throw conflict('This person is invited to the staff. An admin can take the invitation back first')
}
