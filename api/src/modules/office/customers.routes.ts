import { officePeopleCalls, type SentRow, type ThreadStatus } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { YES } from '../../http/flags'
import { notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import { salesPeople } from './salesPeople'

/** The words that a customer reads in place of a status: nobody is told that they are lost or spam. */
const shown = {
  new: 'received',
  'in work': 'in work',
  'offer sent': 'offer sent',
  won: 'closed',
  lost: 'closed',
  spam: 'closed',
} as const satisfies Record<ThreadStatus, string>

/** Customers as the office sees them, and what a customer sees of own enquiries. */
export function customersRoutes(app: FastifyInstance, { db, accounts, customers, threads }: Parts) {
  mount(app, officePeopleCalls.customers, async ({ query }) => ({ result: YES, ...(await customers.list(query)) }))

  mount(app, officePeopleCalls.customer, async ({ params }) => {
    const data = await customers.find(Number(params.id))
    if (!data) throw notFound('There is no such customer')
    return { result: YES, data }
  })

  mount(app, officePeopleCalls.colleagues, async () => ({
    result: YES,
    data: (await salesPeople(db)).map(({ id, name }) => ({ id, name })),
  }))

  mount(app, officePeopleCalls.myEnquiries, async ({ caller }) => {
    const account = await accounts.find(caller.id)
    const sent = account?.verified_at ? await threads.sentBy(account.email_key) : []
    return { result: YES, data: sent.map(({ status, ...row }: SentRow) => ({ ...row, status: shown[status] })) }
  })
}
