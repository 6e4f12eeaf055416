import { type Static, Type } from 'typebox'
import { Day, ThreadRow } from './officeInbox'
import { Answer, Id, Int, MediaPath, OneOf, Timestamp } from './parts'
import { staffWith } from './rows'

const enquiries = staffWith('enquiries.write')

// The first page of the office (O-51). Its numbers are counts of rows and name no person (O-52).

// Series have 60 days: the 30 that are shown, after the 30 that they are compared with. The last is today in London.

export const EnquiryDay = Type.Object({ on: Day, machine: Int, contact: Int, sell: Int })
export type EnquiryDay = Static<typeof EnquiryDay>

export const CountOfDay = Type.Object({ on: Day, count: Int })
export type CountOfDay = Static<typeof CountOfDay>

/** A next step of the caller, or a visit that any colleague agreed. */
export const PlannedThing = Type.Object({
  on: Day,
  reference: Type.String(),
  what: OneOf('step', 'visit'),
  name: Type.String(),
  text: Type.String(),
})
export type PlannedThing = Static<typeof PlannedThing>

export const OfficeHome = Type.Object({
  /** At most seven waiting enquiries: late ones first, then steps that are due, then the others, newest first. */
  waiting: Type.Array(ThreadRow),
  /** The steps of today and the six days after it. */
  planned: Type.Array(PlannedThing),
  /** All e-mails given up in the last 30 days. */
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
      /** It has a page on the site. */
      live: Type.Boolean(),
    }),
  ),
  /** How many machines on the site have no picture, and how many no price. */
  machines_lacking: Type.Object({ picture: Int, price: Int }),
  /** Machines saved in 30 days. */
  saved: Int,
})
export type OfficeHome = Static<typeof OfficeHome>

const Edited = { kind: OneOf('machine', 'page', 'article', 'option'), key: Type.String(), title: Type.String() }

/** Work that waits for an editor (O-51). */
export const EditorHome = Type.Object({
  /** Those that the caller saved last, newest first. */
  drafts: Type.Array(Type.Object({ ...Edited, at: Timestamp })),
  planned: Type.Array(Type.Object({ ...Edited, action: OneOf('publish', 'offline'), at: Timestamp })),
  /** Public pages without a text for search results. */
  undescribed: Type.Array(Type.Object({ id: Id, title: Type.String(), url: Type.String() })),
  /** Links from public content to content that is not on the site now. */
  dead_links: Type.Array(Type.Object({ ...Edited, link: Type.String() })),
})
export type EditorHome = Static<typeof EditorHome>

export const officeHomeCalls = {
  editorHome: staffWith('pages.write').get(
    '/api/office/editor-home',
    'The caller’s drafts, plans, and content that needs fixing',
    {
      answer: Answer({ data: EditorHome }),
    },
  ),
  officeHome: enquiries.get(
    '/api/office/home',
    'What is waiting for the caller, what is planned, and figures for 60 days',
    {
      answer: Answer({ data: OfficeHome }),
    },
  ),
}
