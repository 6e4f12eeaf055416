import { NAME_MAX_LENGTH } from '@brightfill/shared/constants'
import { type Static, Type } from 'typebox'
import { OrderRow } from './account'
import { SellingState } from './machines'
import { Day, PageOf } from './officeInbox'
import { CustomerId } from './officePeople'
import { Colleague } from './officeSession'
import { Answer, Flag, Id, Nothing, NullOr, PageAnswer, SearchText, Slug } from './parts'
import { staffWith, user } from './rows'
import { Version } from './sends'

const orders = staffWith('orders.write')

// Orders: what customers bought, and their status (O-50).

const OrderId = CustomerId
const version = Type.Optional(Version)
const MACHINES_OF_AN_ORDER = 20

/** Pounds; null if none was agreed. */
const Price = NullOr(Type.Integer({ minimum: 0, maximum: 2_000_000_000 }))
/** One entry for each machine, in the order's order. */
const Prices = Type.Array(Price, { maxItems: MACHINES_OF_AN_ORDER })

/** Without `price` and `live`: a machine that is about to be ordered. */
export const OrderMachine = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  /** As they were when it was ordered. */
  model: Type.String(),
  sku: Type.String(),
  price: Type.Optional(Price),
  /** It has a page on the site. */
  live: Type.Optional(Type.Boolean()),
})
export type OrderMachine = Static<typeof OrderMachine>

/** A status an order got, with the day on which it happened. */
const OrderStep = Type.Object({ id: Id, status_name: Type.String(), on: Day, note: Type.String() })

/** An order as its customer sees it. */
export const MyOrder = Type.Object({
  ...OrderRow.properties,
  machines: Type.Array(OrderMachine),
  /** Oldest first. */
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
  /** The customer when it was ordered. */
  buyer: Type.Object({ name: Type.String(), address: Type.String() }),
  email: Type.String(),
  steps: Type.Array(Type.Object({ ...OrderStep.properties, by: Type.String() })),
  /** Whether e-mails reach the customer: only a confirmed address gets them. */
  told: Type.Boolean(),
  version: Version,
})
export type OfficeOrder = Static<typeof OfficeOrder>
export const OfficeOrderAnswer = Answer({ data: OfficeOrder })
export type OfficeOrderAnswer = Static<typeof OfficeOrderAnswer>

const StatusName = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' })
const StatusNames = Type.Array(StatusName, { minItems: 1, maxItems: 30 })
const OrderStatus = Type.Object({
  id: Id,
  name: StatusName,
  /** An order that has it is over. */
  ends: Type.Boolean(),
})
export type OrderStatus = Static<typeof OrderStatus>
/** The statuses that staff choose from. Statuses of older orders may be missing in it. */
export const OrderStatusesAnswer = Answer({
  data: Type.Array(OrderStatus),
  /** The version of the list. */
  version: Version,
})
export type OrderStatusesAnswer = Static<typeof OrderStatusesAnswer>

const note = Type.Optional(Type.String({ maxLength: 1000 }))
/** The machines of the order get it at once; if missing they keep theirs. */
const selling_state = Type.Optional(SellingState)
export const officeOrderCalls = {
  officeOrders: orders.get('/api/office/orders', 'Matching orders, newest first, one page at a time', {
    query: Type.Object({
      ...PageOf,
      /** In number, name, address and telephone number of the customer; `Order 12` is that order. */
      search: Type.Optional(SearchText),
      status: Type.Optional(Type.String({ maxLength: NAME_MAX_LENGTH })),
      sort: Type.Optional(Type.Literal('created_at')),
    }),
    answer: PageAnswer(OfficeOrderRow),
  }),
  officeOrder: orders.get('/api/office/orders/:id', 'One order with its machines and history', {
    params: OrderId,
    answer: OfficeOrderAnswer,
    failures: [404],
  }),
  orderPaper: orders.get('/api/office/orders/:id/order.pdf', 'The current state of one order as a PDF', {
    params: OrderId,
    download: 'application/pdf',
    failures: [404, 503],
  }),
  createOrder: orders.post('/api/office/orders', 'Create an order and e-mail the customer', {
    body: Type.Object({
      customer: Id,
      machines: Type.Array(Slug, { minItems: 1, maxItems: MACHINES_OF_AN_ORDER }),
      /** The site's own when missing or null. */
      prices: Type.Optional(Prices),
      status: StatusName,
      note,
      selling_state,
    }),
    sends: true,
    answer: OfficeOrderAnswer,
  }),
  setOrderStatus: orders.post(
    '/api/office/orders/:id/status',
    'Change the status of an order and e-mail the customer',
    {
      params: OrderId,
      body: Type.Object({
        status: StatusName,
        note,
        selling_state,
        /** Today when missing. */
        on: Type.Optional(Day),
        /** 409 when a colleague has set the status since. */
        version,
      }),
      sends: true,
      answer: OfficeOrderAnswer,
      failures: [404, 409],
    },
  ),
  setOrderPrices: orders.post('/api/office/orders/:id/prices', 'Set the machine prices in an order', {
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
  orderStatuses: orders.get('/api/office/order-statuses', 'Order statuses, in their order', {
    /** `used` also has the statuses that left the list but that orders still have, after it. */
    query: Type.Object({ used: Type.Optional(Flag) }),
    answer: OrderStatusesAnswer,
  }),
  setOrderStatuses: orders.post(
    '/api/office/order-statuses',
    'Replace the list of statuses; existing orders keep theirs',
    {
      body: Type.Object({
        names: StatusNames,
        /** Those among them that end an order; if missing, each stays as it was. */
        ending: Type.Optional(Type.Array(StatusName, { maxItems: 30 })),
        version,
      }),
      sends: true,
      answer: Nothing,
      failures: [409],
    },
  ),
  myOrder: user.get('/api/user/orders/:id', 'One of the caller’s orders', {
    params: OrderId,
    answer: MyOrderAnswer,
    failures: [404],
  }),
  myOrderPaper: user.get('/api/user/orders/:id/order.pdf', 'The current state of one of the caller’s orders as a PDF', {
    params: OrderId,
    download: 'application/pdf',
    failures: [404, 503],
  }),
}
