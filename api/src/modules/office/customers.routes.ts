import { cleanEmail, emailKey, isEmail } from '@brightfill/shared/constants'
import {
  type Customer,
  type MyEnquiryRow,
  officeCustomerCalls,
  officePeopleCalls,
  officePersonCalls,
  type SentRow,
  type ThreadStatus,
} from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../../http/callers'
import { YES } from '../../http/flags'
import { conflict, invalid, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import { mountSend } from '../../sends/mountSend'
import type { AccountRow } from '../accounts/accounts.repo'
import { texts } from '../accounts/texts'
import type { ActivityRepo } from './activity.repo'
import { salesPeople } from './salesPeople'

/** The words that a customer sees for a status: never that they are lost or spam. */
const shown = {
  new: 'received',
  'in work': 'in work',
  'offer sent': 'offer sent',
  won: 'closed',
  lost: 'closed',
  spam: 'closed',
} as const satisfies Record<ThreadStatus, string>

function shownOf({ status }: Pick<SentRow, 'status'>, answered: boolean): MyEnquiryRow['status'] {
  return answered && (status === 'new' || status === 'in work') ? 'answered' : shown[status]
}

/** Customers in the office, staff's actions on them (O-49), and a customer's view of their own enquiries. */
export function customersRoutes(app: FastifyInstance, parts: Parts) {
  const { db, transaction, accounts, customers, threads, personalData, service, activity } = parts

  mount(app, officePeopleCalls.customers, async ({ query }) => ({ result: YES, ...(await customers.list(query)) }))

  mount(app, officePeopleCalls.customer, ({ params }) => answer(Number(params.id)))

  mount(app, officePeopleCalls.colleagues, async () => ({
    result: YES,
    data: (await salesPeople(db)).map(({ id, name }) => ({ id, name })),
  }))

  mount(app, officePeopleCalls.myEnquiries, async ({ caller }) => {
    const account = await accounts.find(caller.id)
    const sent = account?.verified_at ? await threads.sentBy(account.email_key) : []
    return { result: YES, data: sent.map(({ answered, ...row }) => ({ ...row, status: shownOf(row, answered) })) }
  })

  mountSend(app, parts, officeCustomerCalls.inviteCustomer, {
    async send({ caller, body: { email, name, phone = '' }, once }) {
      if (!isEmail(email)) throw invalid({ email: [texts.enterMail] })
      const person = { email: cleanEmail(email), name: name.trim(), phone: phone.trim() }
      return service.invitations.sendToCustomer(
        person,
        (account) => (log) => note(log, account, caller, 'customer invited'),
        once,
      )
    },
    answer,
  })

  mount(app, officePersonCalls.personData, async ({ caller, body: { email } }) => {
    const data = await personalData.readOf(email)
    // The log is permanent, so it does not name the person.
    await activity.add(caller, { kind: 'person read', thing: '' })
    return { result: YES, data }
  })

  mount(app, officePersonCalls.erasePerson, async ({ caller, body: { email } }) => {
    const data = await personalData.erase(email, ({ activity: log }, { enquiries, sell_requests }) =>
      log.add(caller, {
        kind: 'person erased',
        thing: '',
        before: `${enquiries + sell_requests} enquiries and offers`,
      }),
    )
    return { result: YES, data }
  })

  mountSend(app, parts, officeCustomerCalls.sendConfirmation, {
    async send({ caller, params, once }) {
      const account = await find(params.id)
      if (account.verified_at) throw conflict('This address is already confirmed')
      await service.sendConfirmation(account, (log) => note(log, account, caller, 'confirmation sent'), once)
    },
    answer: (_, { params }) => answer(Number(params.id)),
  })

  mountSend(app, parts, officeCustomerCalls.sendCustomerReset, {
    async send({ caller, params, once }) {
      const account = await find(params.id)
      await service.sendReset(account, { note: (log) => note(log, account, caller, 'reset sent'), once })
    },
    answer: (_, { params }) => answer(Number(params.id)),
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
      if (emailKey(email) !== account.email_key) throw invalid({ email: ['This is not the customer’s address'] })
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

  /** By number, because the log outlives the account (O-48). */
  async function note(log: ActivityRepo, { id }: AccountRow, caller: Caller, kind: string) {
    await log.add(caller, { kind, thing: `Customer ${id}` })
  }
}

const unknown = () => notFound('This customer does not exist')

/** Staff are not customers. */
function aCustomer(account: AccountRow | undefined): AccountRow {
  if (!account || account.roles.length > 0) throw unknown()
  return account
}

/** Only admins may lock or delete people an admin has invited. */
function refuseInvited({ invited_roles }: AccountRow) {
  if (invited_roles.length > 0)
    throw conflict('This person is invited to the staff. An admin must cancel the invitation first')
}
