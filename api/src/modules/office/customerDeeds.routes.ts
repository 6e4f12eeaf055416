import { type Customer, officeCustomerCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../../http/callers'
import { YES } from '../../http/flags'
import { HttpProblem, invalid, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Repos } from '../../repos'
import type { AccountService } from '../accounts/AccountService'
import type { AccountRow } from '../accounts/accounts.repo'
import { emailKey } from '../accounts/secrets'

/** The actions of staff for a customer (O-49). */
export function customerDeedsRoutes(
  app: FastifyInstance,
  { accounts, customers, personalData, activity, service }: Repos & { service: AccountService },
) {
  mount(app, officeCustomerCalls.sendConfirmation, async ({ caller, params }) => {
    const account = await find(params.id)
    if (account.verified_at)
      throw new HttpProblem(409, { code: 'conflict', message: 'This address is confirmed already' })
    await service.sendConfirmation(account)
    return done(account, caller, 'confirmation sent')
  })

  mount(app, officeCustomerCalls.sendCustomerReset, async ({ caller, params }) => {
    const account = await find(params.id)
    await service.sendReset(account)
    return done(account, caller, 'reset sent')
  })

  mount(app, officeCustomerCalls.lockCustomer, async ({ caller, params, body: { locked } }) => {
    const account = await find(params.id)
    if (locked === (account.locked_at !== null)) return answer(account.id)
    await accounts.change(account.id, { locked_at: locked ? new Date() : null })
    return done(account, caller, locked ? 'locked' : 'unlocked')
  })

  mount(app, officeCustomerCalls.deleteCustomer, async ({ caller, params, body: { email } }) => {
    const account = await find(params.id)
    if (emailKey(email) !== account.email_key) throw invalid({ email: ['This is not the address of this customer'] })
    await personalData.delete(account)
    await note(account, caller, 'customer deleted')
    return { result: YES }
  })

  /** Staff are found among the staff. */
  async function find(id: string): Promise<AccountRow> {
    const account = await accounts.find(Number(id))
    if (!account || account.roles.length > 0) throw notFound('There is no such customer')
    return account
  }

  async function done(account: AccountRow, caller: Caller, kind: string) {
    await note(account, caller, kind)
    return answer(account.id)
  }

  async function answer(id: number): Promise<{ result: 1; data: Customer }> {
    const data = await customers.find(id)
    if (!data) throw notFound('There is no such customer')
    return { result: YES, data }
  }

  /** By number: the log is kept when the customer is gone (O-48). */
  async function note({ id }: AccountRow, caller: Caller, kind: string) {
    await activity.add(caller, { kind, thing: `Customer ${id}` })
  }
}
