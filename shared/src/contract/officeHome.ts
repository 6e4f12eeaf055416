import { type Static, Type } from 'typebox'
import { Day, ThreadRow } from './officeInbox'
import { Answer, Int, MediaPath, OneOf } from './parts'
import { sales } from './rows'

// The first page of the office (O-51). Its numbers are counts of rows: nobody is named in them (O-52).

// Series have 60 days: the 30 that are shown, after the 30 that they are compared with. The last is today in London.

export const EnquiryDay = Type.Object({ on: Day, machine: Int, contact: Int, sell: Int })
export type EnquiryDay = Static<typeof EnquiryDay>

export const CountOfDay = Type.Object({ on: Day, count: Int })
export type CountOfDay = Static<typeof CountOfDay>

/** A next step of the caller, or a visit that anybody agreed. */
export const PlannedThing = Type.Object({
  on: Day,
  reference: Type.String(),
  what: OneOf('step', 'visit'),
  name: Type.String(),
  text: Type.String(),
})
export type PlannedThing = Static<typeof PlannedThing>

export const OfficeHome = Type.Object({
  /** At most seven of those that wait: late ones first, then steps that are due, then the others, newest first. */
  waiting: Type.Array(ThreadRow),
  /** The steps of today and the six days after it. */
  planned: Type.Array(PlannedThing),
  /** Mails to anybody that were given up, of 30 days. */
  mails_given_up: Int,
  enquiries: Type.Array(EnquiryDay),
  customers: Type.Array(CountOfDay),
  orders: Type.Array(CountOfDay),
  /** How many orders have each status: those of the list, then those that left it. */
  order_statuses: Type.Array(Type.Object({ name: Type.String(), count: Int })),
  /** The five machines that most people asked about in 30 days. */
  machines: Type.Array(
    Type.Object({
      slug: Type.String(),
      name: Type.String(),
      picture: MediaPath,
      asked: Int,
      saved: Int,
      /** It has a page on the site. An older api does not say. */
      live: Type.Optional(Type.Boolean()),
    }),
  ),
  /** How many machines on the site have no picture, and how many no price. An older api does not say. */
  machines_lacking: Type.Optional(Type.Object({ picture: Int, price: Int })),
  /** Machines saved in 30 days. */
  saved: Int,
})
export type OfficeHome = Static<typeof OfficeHome>

export const officeHomeCalls = {
  officeHome: sales.get('/api/office/home', 'What waits for the caller, what is planned, and the numbers of 60 days', {
    answer: Answer({ data: OfficeHome }),
  }),
}
