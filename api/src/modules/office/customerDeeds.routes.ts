import { type Customer, officeCustomerCalls } from '@brightfill/shared/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { YES } from '../../http/flags'
import { HttpProblem, invalid, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { AccountService } from '../accounts/AccountService'
import type { AccountRow, AccountsRepo } from '../accounts/accounts.repo'
import type { PersonalDataRepo } from '../accounts/personalData.repo'
import { emailKey } from '../accounts/secrets'
import type { ActivityRepo } from './activity.repo'
import type { CustomersRepo } from './customers.repo'
import { actorOf } from './OfficeDoor'

export interface CustomerDeedsRoutesOptions {
  accounts: AccountsRepo
  customers: CustomersRepo
  personalData: PersonalDataRepo
  activity: ActivityRepo
  service: AccountService
}

/** What staff do for a customer (O-49). */
export function customerDeedsRoutes(app: FastifyInstance, options: CustomerDeedsRoutesOptions) {
  const { accounts, customers, personalData, activity, service } = options

  mount(app, officeCustomerCalls.sendConfirmation, async ({ params, request }) => {
    const account = await find(params.id)
    if (account.verified_at)
      throw new HttpProblem(409, { code: 'conflict', message: 'This address is confirmed already' })
    await service.sendConfirmation(account)
    return done(account, request, 'confirmation sent')
  })

  mount(app, officeCustomerCalls.sendCustomerReset, async ({ params, request }) => {
    const account = await find(params.id)
    await service.sendReset(account)
    return done(account, request, 'reset sent')
  })

  mount(app, officeCustomerCalls.lockCustomer, async ({ params, body: { locked }, request }) => {
    const account = await find(params.id)
    if (locked === (account.locked_at !== null)) return answer(account.id)
    await accounts.change(account.id, { locked_at: locked ? new Date() : null })
    return done(account, request, locked ? 'locked' : 'unlocked')
  })

  mount(app, officeCustomerCalls.deleteCustomer, async ({ params, body: { email }, request }) => {
    const account = await find(params.id)
    if (emailKey(email) !== account.email_key) throw invalid({ email: ['This is not the address of this customer'] })
    await personalData.delete(account)
    await note(account, request, 'customer deleted')
    return { result: YES }
  })

  /** Staff are found among the staff. */
  async function find(id: string): Promise<AccountRow> {
    const account = await accounts.find(Number(id))
    if (!account || account.roles.length > 0) throw notFound('There is no such customer')
    return account
  }

  async function done(account: AccountRow, request: FastifyRequest, kind: string) {
    await note(account, request, kind)
    return answer(account.id)
  }

  async function answer(id: number): Promise<{ result: 1; data: Customer }> {
    const data = await customers.find(id)
    if (!data) throw notFound('There is no such customer')
    return { result: YES, data }
  }

  /** By number: the log is kept when the customer is gone (O-48). */
  async function note({ id }: AccountRow, request: FastifyRequest, kind: string) {
    await activity.add(actorOf(await request.requireCaller(), request), { kind, thing: `Customer ${id}` })
  }
}
