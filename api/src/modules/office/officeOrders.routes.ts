import { type OfficeOrder, officeOrderCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { YES } from '../../http/flags'
import { conflict, invalid, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import type { Work } from '../../repos'
import { mails } from '../mail/mails'

/** Orders in the office, and one of them for its customer (O-50). */
export function officeOrdersRoutes(app: FastifyInstance, parts: Parts) {
  const { transaction, accounts, officeOrders, publicOrigin } = parts

  mount(app, officeOrderCalls.officeOrders, async ({ query }) => ({ result: YES, ...(await officeOrders.list(query)) }))

  mount(app, officeOrderCalls.officeOrder, ({ params }) => answer(Number(params.id)))

  mount(app, officeOrderCalls.createOrder, async ({ caller, body }) => {
    const { customer, machines: slugs, prices, status, note, key } = body
    const account = await accounts.find(customer)
    if (!account || account.roles.length > 0) throw invalid({ customer: ['There is no such customer'] })
    if (prices && prices.length !== slugs.length) throw notEachPrice()
    const name = status.trim()
    const id = await transaction(async (on) => {
      const step = { status: name, note, by: caller.name }
      const made = await on.officeOrders.create(customer, { slugs, prices, key }, step)
      if ('unknown' in made) throw invalid({ machines: made.unknown.map((slug) => `There is no machine ${slug}`) })
      if (made.again) return made.id
      await on.activity.add(caller, { kind: 'order created', thing: `Order ${made.id}`, after: name })
      await tell(on, made.id, 'orderConfirmation', note)
      return made.id
    })
    return answer(id)
  })

  mount(app, officeOrderCalls.setOrderStatus, async ({ caller, params, body: { status, note, on: day, seen } }) => {
    const id = Number(params.id)
    const name = status.trim()
    await transaction(async (on) => {
      const { officeOrders: orders, activity } = on
      const step = { status: name, note, on: day, by: caller.name }
      const before = await orders.lock(id)
      if (before === undefined) throw unknown()
      const newer = seen === undefined ? undefined : await orders.stepSince(id, seen, step)
      if (newer?.same) return
      if (newer) throw conflict(setMeanwhile(newer.by, newer.status_name))
      await orders.setStatus(id, step)
      await activity.add(caller, { kind: 'order status', thing: `Order ${id}`, before, after: name })
      await tell(on, id, 'orderStatus', note)
    })
    return answer(id)
  })

  mount(app, officeOrderCalls.setOrderPrices, async ({ caller, params, body: { prices, former: begun } }) => {
    const id = Number(params.id)
    await transaction(async ({ officeOrders: orders, activity }) => {
      await orders.lock(id)
      const former = (await orders.find(id))?.machines.map(({ price }) => price)
      if (!former) throw unknown()
      if (prices.length !== former.length) throw notEachPrice()
      if (begun && named(begun) !== named(former)) throw conflict(changedMeanwhile(former))
      await orders.setPrices(id, prices)
      const deed = { kind: 'order prices', thing: `Order ${id}`, before: named(former), after: named(prices) }
      await activity.add(caller, deed)
    })
    return answer(id)
  })

  mount(app, officeOrderCalls.orderStatuses, async ({ query: { used } }) => ({
    result: YES,
    data: used === YES ? await officeOrders.usedStatuses() : await officeOrders.statuses(),
  }))

  mount(app, officeOrderCalls.setOrderStatuses, async ({ caller, body }) => {
    const names = [...new Set(body.names.map((name) => name.trim()))]
    const ending = body.ending?.map((name) => name.trim())
    const after = names.join(', ')
    await transaction(async ({ officeOrders: orders, activity }) => {
      await orders.lockStatuses()
      const before = (await orders.statuses()).map(({ name }) => name).join(', ')
      if (body.former && body.former.join(', ') !== before && after !== before) throw conflict(listedMeanwhile(before))
      await orders.setStatuses(names, ending)
      const deed = { kind: 'order statuses', thing: '', before, after }
      await activity.add(caller, deed)
    })
    return { result: YES }
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
    return { result: YES, data }
  }

  /** Nobody is told by an address that was never confirmed: anybody can register with anybody's. */
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
const changedMeanwhile = (now: Parameters<typeof named>[0]) =>
  `A colleague has changed the prices meanwhile, to ${named(now)}. Save again to set yours all the same`
const listedMeanwhile = (now: string) =>
  `A colleague has changed the statuses meanwhile, to ${now}. Save again to set yours all the same`
const setMeanwhile = (by: string, status: string) =>
  `${by} has set ${status} meanwhile. Set yours again if it still holds`
const notEachPrice = () => invalid({ prices: ['Give a price, or none, for each machine'] })
const unknown = () => notFound('There is no such order')
