import {
  type OfficeOrder,
  type OrderStatusesAnswer,
  officeOrderCalls,
  type SellingState,
} from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../../http/callers'
import { YES } from '../../http/flags'
import { invalid, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import type { Work } from '../../repos'
import { mountSend } from '../../sends/mountSend'
import { mails } from '../mail/mails'

/** The records that have a version. */
const STATUSES = 'order statuses'
const recordOf = (id: number) => `order ${id}`

/** Orders in the office, and single ones for their customers (O-50). */
export function officeOrdersRoutes(app: FastifyInstance, parts: Parts) {
  const { officeOrders, versions, publicOrigin, machineDrafts, catalogue } = parts
  const present = ({ params }: { params: { id: string } }) => answer(Number(params.id))
  const ofOrder = { present, answer: (_: unknown, input: { params: { id: string } }) => present(input) }

  mount(app, officeOrderCalls.officeOrders, async ({ query }) => ({ result: YES, ...(await officeOrders.list(query)) }))

  mount(app, officeOrderCalls.officeOrder, ({ params }) => answer(Number(params.id)))

  mountSend(app, parts, officeOrderCalls.createOrder, {
    send: ({ caller, body: { customer, machines: slugs, prices, status, note, selling_state }, once }) =>
      sold(
        once(async (on) => {
          const account = await on.accounts.find(customer)
          if (!account || account.roles.length > 0) throw invalid({ customer: ['This customer does not exist'] })
          if (prices && prices.length !== slugs.length) throw notEachPrice()
          const step = { status: status.trim(), note, by: caller.name }
          const made = await on.officeOrders.create(customer, { slugs, prices }, step)
          if ('unknown' in made)
            throw invalid({ machines: made.unknown.map((slug) => `${slug} is not in the catalogue`) })
          await on.activity.add(caller, { kind: 'order created', thing: `Order ${made.id}`, after: step.status })
          if (selling_state) await setSelling(on, made.id, selling_state, caller)
          await tell(on, made.id, 'orderConfirmation', note)
          return made.id
        }),
      ),
    answer,
  })

  mountSend(app, parts, officeOrderCalls.setOrderStatus, {
    ...ofOrder,
    send: ({ caller, params, body: { status, note, on: day, version, selling_state }, once }) =>
      sold(
        once(async (on) => {
          const id = Number(params.id)
          const step = { status: status.trim(), note, on: day, by: caller.name }
          const before = await on.officeOrders.lock(id)
          if (before === undefined) throw unknown()
          await on.versions.change(recordOf(id), { part: 'status', version, by: caller })
          await on.officeOrders.setStatus(id, step)
          await on.activity.add(caller, { kind: 'order status', thing: `Order ${id}`, before, after: step.status })
          if (selling_state) await setSelling(on, id, selling_state, caller)
          await tell(on, id, 'orderStatus', note)
        }),
      ),
  })

  mountSend(app, parts, officeOrderCalls.setOrderPrices, {
    ...ofOrder,
    send: ({ caller, params, body: { prices, version }, once }) =>
      once(async ({ officeOrders: orders, activity, versions }) => {
        const id = Number(params.id)
        await orders.lock(id)
        const former = (await orders.find(id))?.machines.map(({ price }) => price)
        if (!former) throw unknown()
        if (prices.length !== former.length) throw notEachPrice()
        await versions.change(recordOf(id), { part: 'prices', version, by: caller })
        await orders.setPrices(id, prices)
        const deed = { kind: 'order prices', thing: `Order ${id}`, before: named(former), after: named(prices) }
        await activity.add(caller, deed)
      }),
  })

  mount(app, officeOrderCalls.orderStatuses, ({ query: { used } }) => statusesAnswer(used === YES))

  mountSend(app, parts, officeOrderCalls.setOrderStatuses, {
    send: ({ caller, body: { version, ...body }, once }) =>
      once(async ({ officeOrders: orders, activity, versions }) => {
        const names = [...new Set(body.names.map((name) => name.trim()))]
        await versions.change(STATUSES, { part: 'list', version, by: caller })
        await orders.lockStatuses()
        const before = (await orders.statuses()).map(({ name }) => name).join(', ')
        await orders.setStatuses(
          names,
          body.ending?.map((name) => name.trim()),
        )
        await activity.add(caller, { kind: 'order statuses', thing: '', before, after: names.join(', ') })
      }),
    answer: () => ({ result: YES }),
    present: () => statusesAnswer(false),
  })

  mount(app, officeOrderCalls.myOrder, async ({ caller, params }) => {
    const { id } = caller
    const data = await officeOrders.ownedBy(id, Number(params.id))
    if (!data) throw unknown()
    return { result: YES, data }
  })

  async function answer(id: number): Promise<{ result: 1; data: OfficeOrder }> {
    const data = await officeOrders.find(id)
    if (!data) throw unknown()
    return { result: YES, data: { ...data, version: await versions.of(recordOf(id)) } }
  }

  async function statusesAnswer(used: boolean): Promise<OrderStatusesAnswer> {
    const data = used ? await officeOrders.usedStatuses() : await officeOrders.statuses()
    return { result: YES, data, version: await versions.of(STATUSES) }
  }

  /** Sets the state of an order's machines on the site; those that left it stay as they are. */
  async function setSelling(on: Work, id: number, selling_state: SellingState, by: Caller) {
    for (const machine of await on.officeOrders.machineIds(id))
      await machineDrafts.change(on, String(machine), { selling_state }, { version: undefined, by })
  }

  /** For changes that visitors may see. */
  async function sold<Outcome>(work: Promise<Outcome>): Promise<Outcome> {
    const outcome = await work
    catalogue.forget()
    return outcome
  }

  /** Only confirmed addresses get mails: others may be a stranger's. */
  async function tell(
    { officeOrders, accounts, outbox }: Work,
    id: number,
    mail: 'orderConfirmation' | 'orderStatus',
    note = '',
  ) {
    const order = await officeOrders.find(id)
    const account = order && (await accounts.find(order.customer.id))
    if (!order || !account?.verified_at) return
    const url = `${publicOrigin}/user/orders/${id}`
    await outbox.add(account.email, mails[mail]({ ...order, note: note.trim(), url }), { account_id: account.id })
  }
}

const named = (prices: readonly (number | null | undefined)[]) => prices.map((price) => price ?? 'none').join(', ')
const notEachPrice = () => invalid({ prices: ['Enter a price for each machine, or leave it empty'] })
const unknown = () => notFound('We could not find this order')
