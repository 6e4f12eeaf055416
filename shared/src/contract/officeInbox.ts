import { type Static, Type } from 'typebox'
import { Colleague } from './officeSession'
import { Answer, Flag, Id, Int, NullOr, OneOf, PageAnswer, SearchText, Timestamp } from './parts'
import { staffWith } from './rows'

const enquiries = staffWith('enquiries.write')

// The inbox of the office: contact requests ("enquiry") and machines offered for sale ("offer") in one list (O-40).

export const ThreadKind = OneOf('enquiry', 'offer')
export type ThreadKind = Static<typeof ThreadKind>

export const ThreadStatus = OneOf('new', 'in work', 'offer sent', 'won', 'lost', 'spam')
export type ThreadStatus = Static<typeof ThreadStatus>

/** A day, `2026-11-24`; not the year 0, which the database does not have. */
export const Day = Type.String({ format: 'date', pattern: '^[12]' })

export const NextStep = Type.Object({ text: Type.String(), on: Day })
export type NextStep = Static<typeof NextStep>

/** A row of the inbox. Its reference is its id everywhere. */
export const ThreadRow = Type.Object({
  reference: Type.String(),
  kind: ThreadKind,
  name: Type.String(),
  company_name: Type.String(),
  email: Type.String(),
  /** The subject: name of the machine asked for or offered; empty for a general enquiry. */
  subject: Type.String(),
  /** The beginning of the message. */
  excerpt: Type.String(),
  status: ThreadStatus,
  /** Whether something new has arrived since the caller opened it. */
  unread: Type.Boolean(),
  assigned: NullOr(Colleague),
  next_step: NullOr(NextStep),
  created_at: Timestamp,
  changed_at: Timestamp,
  /** Working minutes since it arrived, until the first answer. */
  waited_minutes: Int,
  /** When the last answer was sent from the office; null without one. */
  answered_at: NullOr(Timestamp),
  /** Working minutes within which an answer is promised. */
  promised_minutes: Int,
  /** Whether the promised time has passed without an answer. */
  overdue: Type.Boolean(),
})
export type ThreadRow = Static<typeof ThreadRow>

/** Page 1, 25 rows and `desc` when missing. */
export const PageOf = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  order: Type.Optional(OneOf('asc', 'desc')),
}

export const InboxQuery = Type.Object({
  ...PageOf,
  /** `open` is new, in work and offer sent; `undelivered` has an e-mail that the number of that name counts. */
  show: Type.Optional(OneOf('unread', 'mine', 'open', 'undelivered', 'all')),
  kind: Type.Optional(ThreadKind),
  status: Type.Optional(ThreadStatus),
  /** Id of a colleague; 0 for unassigned. */
  assigned: Type.Optional(Id),
  overdue: Type.Optional(Flag),
  /** In reference, name, company, address, telephone number, machine and message. */
  search: Type.Optional(SearchText),
  sort: Type.Optional(OneOf('created_at', 'changed_at', 'name')),
})
export type InboxQuery = Static<typeof InboxQuery>

export const OfficeNumbersAnswer = Answer({
  data: Type.Object({
    /** Open and not read by the caller. */
    unread: Int,
    /** Past the promised working day without an answer. */
    overdue: Int,
    /** Open and assigned to the caller. */
    mine: Int,
    open: Int,
    /** Next steps of the caller, due today or before. */
    due: Int,
    /** Open and unanswered, assigned to the caller or unassigned; or with a next step of the caller that is due. */
    waiting: Int,
    /** Answers to customers that could not be delivered, of the last 30 days. */
    undelivered: Int,
  }),
})
export type OfficeNumbersAnswer = Static<typeof OfficeNumbersAnswer>

/**
 * The message of `events`: `event: change` with this as JSON. It says that something changed, not what: the office
 * requests what it shows. `event: closed` ends a stream when its office closes.
 */
export const OfficeChange = Type.Object({
  /** Number of the change; every stream tells them in the same order. */
  id: Type.Integer(),
  /** `arrived`: a new enquiry or offer. `thread`: anything else of one. `presence`: who has one open. */
  what: OneOf('arrived', 'thread', 'presence'),
  reference: Type.String(),
})
export type OfficeChange = Static<typeof OfficeChange>

const Reference = Type.String({ pattern: '^[ES]-[2-9A-Z]{8}$' })

export const officeInboxCalls = {
  inbox: enquiries.get('/api/office/inbox', 'Matching enquiries and offers, one page at a time', {
    query: InboxQuery,
    answer: PageAnswer(ThreadRow),
  }),
  /** Sends no e-mails. */
  setSpam: enquiries.post('/api/office/inbox/spam', 'Mark several as spam, or as not spam', {
    body: Type.Object({
      references: Type.Array(Reference, { minItems: 1, maxItems: 1000 }),
      spam: Type.Boolean(),
      /** Other open ones from the same e-mail addresses too. */
      from_addresses: Type.Optional(Type.Boolean()),
    }),
    /** References of those that changed. */
    answer: Answer({ data: Type.Array(Reference) }),
  }),
  officeNumbers: enquiries.get('/api/office/numbers', 'Counts of what is waiting for the caller', {
    answer: OfficeNumbersAnswer,
  }),
  officeEvents: enquiries.get('/api/office/events', 'Server-sent events: changes as they happen', {
    quiet: true,
    download: 'text/event-stream',
    failures: [429],
  }),
}
