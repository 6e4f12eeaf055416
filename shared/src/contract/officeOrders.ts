import { NAME_MAX_LENGTH } from '@brightfill/shared/constants'
import { type Static, Type } from 'typebox'
import { OrderRow } from './account'
import { Day, PageOf } from './officeInbox'
import { CustomerId } from './officePeople'
import { Colleague } from './officeSession'
import { Answer, Flag, Id, Nothing, NullOr, PageAnswer, SearchText, Slug } from './parts'
import { sales, user } from './rows'
import { Version } from './sends'

// Orders: what customers bought, and how far it is (O-50).

const OrderId = CustomerId
const version = Type.Optional(Version)
const MACHINES_OF_AN_ORDER = 20

/** Pounds; null where none was agreed. */
const Price = NullOr(Type.Integer({ minimum: 0, maximum: 2_000_000_000 }))
/** One entry for each machine, in the order's order. */
const Prices = Type.Array(Price, { maxItems: MACHINES_OF_AN_ORDER })

/** Without a price: a machine that is about to be ordered. */
export const OrderMachine = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  /** As they were when it was ordered. An older api does not say. */
  model: Type.Optional(Type.String()),
  sku: Type.Optional(Type.String()),
  price: Type.Optional(Price),
  /** It has a page on the site. An older api does not say. */
  live: Type.Optional(Type.Boolean()),
})
export type OrderMachine = Static<typeof OrderMachine>

/** A status an order got, with the day on which it happened. */
const OrderStep = Type.Object({ id: Id, status_name: Type.String(), on: Day, note: Type.String() })

/** An order as its customer sees it. */
export const MyOrder = Type.Object({
  ...OrderRow.properties,
  machines: Type.Array(OrderMachine),
  /** Oldest first; none for orders of before there was an office. */
  steps: Type.Array(OrderStep),
})
export type MyOrder = Static<typeof MyOrder>
export const MyOrderAnswer = Answer({ data: MyOrder })
export type MyOrderAnswer = Static<typeof MyOrderAnswer>

export const OfficeOrderRow = Type.Object({
  ...OrderRow.properties,
  /** Its id is 0 when the account was deleted; the name is that on the order then, and the address is empty. */
  customer: Colleague,
  email: Type.String(),
  /** Each with model and SKU, in the order's order. */
  machines: Type.Array(Type.String()),
  /** Pounds, of all of them; null where one has no price. */
  total: NullOr(Type.Integer()),
})
export type OfficeOrderRow = Static<typeof OfficeOrderRow>

export const OfficeOrder = Type.Object({
  ...MyOrder.properties,
  customer: Colleague,
  /** The customer when it was ordered. An older api does not say. */
  buyer: Type.Optional(Type.Object({ name: Type.String(), address: Type.String() })),
  email: Type.String(),
  steps: Type.Array(Type.Object({ ...OrderStep.properties, by: Type.String() })),
  /** Mails reach the customer: only a confirmed address is written to. An older api does not say. */
  told: Type.Optional(Type.Boolean()),
  /** An older api does not say. */
  version,
})
export type OfficeOrder = Static<typeof OfficeOrder>
export const OfficeOrderAnswer = Answer({ data: OfficeOrder })
export type OfficeOrderAnswer = Static<typeof OfficeOrderAnswer>

const StatusName = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' })
const StatusNames = Type.Array(StatusName, { minItems: 1, maxItems: 30 })
const OrderStatus = Type.Object({
  id: Id,
  name: StatusName,
  /** An order that has it is over. An older api does not say. */
  ends: Type.Optional(Type.Boolean()),
})
export type OrderStatus = Static<typeof OrderStatus>
/** The statuses that staff choose from. Statuses of older orders may be missing in it. */
export const OrderStatusesAnswer = Answer({
  data: Type.Array(OrderStatus),
  /** The version of the list. */
  version,
})
export type OrderStatusesAnswer = Static<typeof OrderStatusesAnswer>

const note = Type.Optional(Type.String({ maxLength: 1000 }))
export const officeOrderCalls = {
  officeOrders: sales.get('/api/office/orders', 'Orders that match, newest first, a page of them', {
    query: Type.Object({
      ...PageOf,
      /** In number, name, address and telephone number of the customer; `Order 12` is that order. */
      search: Type.Optional(SearchText),
      status: Type.Optional(Type.String({ maxLength: NAME_MAX_LENGTH })),
      sort: Type.Optional(Type.Literal('created_at')),
    }),
    answer: PageAnswer(OfficeOrderRow),
  }),
  officeOrder: sales.get('/api/office/orders/:id', 'One order with its machines and what happened to it', {
    params: OrderId,
    answer: OfficeOrderAnswer,
    failures: [404],
  }),
  orderPaper: sales.get('/api/office/orders/:id/order.pdf', 'One order as a PDF, as it is now', {
    params: OrderId,
    download: 'application/pdf',
    failures: [404, 503],
  }),
  createOrder: sales.post('/api/office/orders', 'Create an order of a customer, who gets a mail', {
    body: Type.Object({
      customer: Id,
      machines: Type.Array(Slug, { minItems: 1, maxItems: MACHINES_OF_AN_ORDER }),
      /** Those of the site where they are missing or null. */
      prices: Type.Optional(Prices),
      status: StatusName,
      note,
    }),
    sends: true,
    answer: OfficeOrderAnswer,
  }),
  setOrderStatus: sales.post('/api/office/orders/:id/status', 'Set the status of an order; the customer gets a mail', {
    params: OrderId,
    body: Type.Object({
      status: StatusName,
      note,
      /** Today when missing. */
      on: Type.Optional(Day),
      /** 409 when a colleague has set the status since. */
      version,
    }),
    sends: true,
    answer: OfficeOrderAnswer,
    failures: [404, 409],
  }),
  setOrderPrices: sales.post('/api/office/orders/:id/prices', 'Set the prices of the machines of an order', {
    params: OrderId,
    body: Type.Object({
      prices: Prices,
      /** 409 when a colleague has changed the prices since. */
      version,
    }),
    sends: true,
    answer: OfficeOrderAnswer,
    failures: [404, 409],
  }),
  orderStatuses: sales.get('/api/office/order-statuses', 'Statuses of orders, in their order', {
    /** After the list, `used` answers statuses that left it and that orders have still. */
    query: Type.Object({ used: Type.Optional(Flag) }),
    answer: OrderStatusesAnswer,
  }),
  setOrderStatuses: sales.post(
    '/api/office/order-statuses',
    'Set the statuses to choose from; orders keep the one they have',
    {
      body: Type.Object({
        names: StatusNames,
        /** Those among them that end an order; without, each stays what it was. */
        ending: Type.Optional(Type.Array(StatusName, { maxItems: 30 })),
        version,
      }),
      sends: true,
      answer: Nothing,
      failures: [409],
    },
  ),
  myOrder: user.get('/api/user/orders/:id', 'One order of the caller', {
    params: OrderId,
    answer: MyOrderAnswer,
    failures: [404],
  }),
  myOrderPaper: user.get('/api/user/orders/:id/order.pdf', 'One order of the caller as a PDF, as it is now', {
    params: OrderId,
    download: 'application/pdf',
    failures: [404, 503],
  }),
}
