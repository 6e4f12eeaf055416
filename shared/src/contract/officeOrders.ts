import { NAME_MAX_LENGTH } from '@brightfill/shared/constants'
import { type Static, Type } from 'typebox'
import { OrderRow } from './account'
import type { Call } from './call'
import { Day, PageOf, salesRoles } from './officeInbox'
import { CustomerId } from './officePeople'
import { Colleague } from './officeSession'
import { Answer, Id, Int, Nothing, SearchText, Slug } from './parts'

// Orders: what customers bought, and how far it is (O-50).

const OrderId = CustomerId
const MACHINES_OF_AN_ORDER = 20

/** Pounds; null where none was agreed. */
const Price = Type.Union([Type.Integer({ minimum: 0, maximum: 2_000_000_000 }), Type.Null()])
/** One entry for each machine, in the order's order. */
const Prices = Type.Array(Price, { maxItems: MACHINES_OF_AN_ORDER })

/** Without a price: a machine that is about to be ordered. */
export const OrderMachine = Type.Object({ slug: Type.String(), name: Type.String(), price: Type.Optional(Price) })
export type OrderMachine = Static<typeof OrderMachine>

/** A status an order got, with the day on which it happened. */
export const OrderStep = Type.Object({ id: Id, status_name: Type.String(), on: Day, note: Type.String() })
export type OrderStep = Static<typeof OrderStep>

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
  customer: Colleague,
  email: Type.String(),
  /** Their names, in the order's order. */
  machines: Type.Array(Type.String()),
  /** Pounds, of all of them; null where one has no price. */
  total: Type.Union([Type.Integer(), Type.Null()]),
})
export type OfficeOrderRow = Static<typeof OfficeOrderRow>
/** A search is counted up to 10,000; `more` says that the list is longer than `total`. */
export const OfficeOrdersAnswer = Answer({
  data: Type.Array(OfficeOrderRow),
  total: Int,
  more: Type.Optional(Type.Boolean()),
})
export type OfficeOrdersAnswer = Static<typeof OfficeOrdersAnswer>

export const OfficeOrder = Type.Object({
  ...MyOrder.properties,
  customer: Colleague,
  email: Type.String(),
  steps: Type.Array(Type.Object({ ...OrderStep.properties, by: Type.String() })),
})
export type OfficeOrder = Static<typeof OfficeOrder>
export const OfficeOrderAnswer = Answer({ data: OfficeOrder })
export type OfficeOrderAnswer = Static<typeof OfficeOrderAnswer>

const StatusName = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' })
/** The statuses that staff choose from. Statuses of older orders may be missing in it. */
export const OrderStatusesAnswer = Answer({ data: Type.Array(Type.Object({ id: Id, name: StatusName })) })
export type OrderStatusesAnswer = Static<typeof OrderStatusesAnswer>

const note = Type.Optional(Type.String({ maxLength: 1000 }))
const access = { roles: salesRoles, office: 'open' } as const

export const officeOrderCalls = {
  officeOrders: {
    method: 'GET',
    path: '/api/office/orders',
    summary: 'Orders that match, newest first, a page of them',
    access,
    query: Type.Object({
      ...PageOf,
      /** In number, name and address of the customer. */
      search: Type.Optional(SearchText),
      status: Type.Optional(Type.String({ maxLength: NAME_MAX_LENGTH })),
      sort: Type.Optional(Type.Literal('created_at')),
    }),
    answer: OfficeOrdersAnswer,
  },
  officeOrder: {
    method: 'GET',
    path: '/api/office/orders/:id',
    summary: 'One order with its machines and what happened to it',
    access,
    params: OrderId,
    answer: OfficeOrderAnswer,
    failures: [404],
  },
  orderPaper: {
    method: 'GET',
    path: '/api/office/orders/:id/order.pdf',
    summary: 'One order as a PDF, as it is now',
    access,
    params: OrderId,
    download: 'application/pdf',
    failures: [404, 503],
  },
  createOrder: {
    method: 'POST',
    path: '/api/office/orders',
    summary: 'Create an order of a customer, who gets a mail',
    access,
    body: Type.Object({
      customer: Id,
      machines: Type.Array(Slug, { minItems: 1, maxItems: MACHINES_OF_AN_ORDER }),
      /** Those of the site where they are missing or null. */
      prices: Type.Optional(Prices),
      status: StatusName,
      note,
      /** A random one for each order: sent again with it, the call answers that order and mails nothing. */
      key: Type.Optional(Type.String({ pattern: '^[\\w-]{16,64}$' })),
    }),
    answer: OfficeOrderAnswer,
  },
  setOrderStatus: {
    method: 'POST',
    path: '/api/office/orders/:id/status',
    summary: 'Set the status of an order; the customer gets a mail',
    access,
    params: OrderId,
    body: Type.Object({
      status: StatusName,
      note,
      /** Today when missing. */
      on: Type.Optional(Day),
      /**
       * Id of the last step that the sender saw, 0 without any. 409 when a colleague set the status since; what the
       * sender set since, and sends again, is not set twice. Without it the status is set in any case.
       */
      seen: Type.Optional(Type.Integer({ minimum: 0, maximum: 2147483647 })),
    }),
    answer: OfficeOrderAnswer,
    failures: [404, 409],
  },
  setOrderPrices: {
    method: 'POST',
    path: '/api/office/orders/:id/prices',
    summary: 'Set the prices of the machines of an order',
    access,
    params: OrderId,
    body: Type.Object({
      prices: Prices,
      /** Those that the change began with: 409 when a colleague changed them since. Without them it is made anyway. */
      former: Type.Optional(Prices),
    }),
    answer: OfficeOrderAnswer,
    failures: [404, 409],
  },
  orderStatuses: {
    method: 'GET',
    path: '/api/office/order-statuses',
    summary: 'Statuses of orders, in their order',
    access,
    answer: OrderStatusesAnswer,
  },
  setOrderStatuses: {
    method: 'POST',
    path: '/api/office/order-statuses',
    summary: 'Set the statuses to choose from; orders keep the one they have',
    access,
    body: Type.Object({ names: Type.Array(StatusName, { minItems: 1, maxItems: 30 }) }),
    answer: Nothing,
  },
  myOrder: {
    method: 'GET',
    path: '/api/user/orders/:id',
    summary: 'One order of the caller',
    access: 'user',
    params: OrderId,
    answer: MyOrderAnswer,
    failures: [404],
  },
  myOrderPaper: {
    method: 'GET',
    path: '/api/user/orders/:id/order.pdf',
    summary: 'One order of the caller as a PDF, as it is now',
    access: 'user',
    params: OrderId,
    download: 'application/pdf',
    failures: [404, 503],
  },
} as const satisfies Record<string, Call>
