import { MESSAGE_MAX_LENGTH } from '@brightfill/shared/constants'
import { type Static, type TProperties, Type } from 'typebox'
import { SellingState } from './machines'
import { Day, NextStep, ThreadRow, ThreadStatus } from './officeInbox'
import { SentRow } from './officePeople'
import { Colleague } from './officeSession'
import { Answer, Id, Int, NullOr, OneOf, Timestamp } from './parts'
import { sales } from './rows'
import { SavedMachine } from './savedMachines'
import { Version } from './sends'

// One enquiry or offer of the inbox, and what staff do with it (O-41 to O-47). Every action answers the whole thread.

const version = Type.Optional(Version)

export const OfferDecision = OneOf('accepted', 'declined')
export type OfferDecision = Static<typeof OfferDecision>

/** Delivery of a mail. `failed`: it was given up, and can be sent again. */
export const MailState = OneOf('waiting', 'sent', 'failed')
export type MailState = Static<typeof MailState>

/** Something that happened, oldest first. */
export const TimeLineEntry = Type.Object({
  id: Id,
  at: Timestamp,
  /** Null: the customer, or the site by itself. */
  by: NullOr(Colleague),
  /** `mail`: the site sent it to the customer by itself. */
  kind: OneOf('arrived', 'status', 'assigned', 'note', 'next step', 'answer', 'mail', 'price', 'decision'),
  /** The message, the note, the answer, the reason; empty otherwise. */
  text: Type.String(),
  /** Value before and after: status, name of a colleague, price, day. */
  before: Type.String(),
  after: Type.String(),
  mail: NullOr(
    Type.Object({
      state: MailState,
      error: Type.String(),
      /** Whether the data sheet of the machine goes with it. */
      sheet: Type.Optional(Type.Boolean()),
    }),
  ),
})
export type TimeLineEntry = Static<typeof TimeLineEntry>

export const Thread = Type.Object({
  ...ThreadRow.properties,
  phone: Type.String(),
  message: Type.String(),
  /** The other answers of the form, by the titles of its fields. */
  details: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  /** The choices that the visitor ticked beside the message about a machine. */
  wants_visit: Type.Boolean(),
  wants_quote: Type.Boolean(),
  /** Why it was lost. */
  reason: Type.String(),
  /** The machine that is asked about; null when none is, or it does not exist any more. */
  machine: NullOr(
    Type.Object({
      slug: Type.String(),
      name: Type.String(),
      model: Type.String(),
      sku: Type.String(),
      year: NullOr(Int),
      price: NullOr(Int),
      /** First picture, a `MediaPath`; empty without one. */
      picture: Type.String(),
      live: Type.Boolean(),
      selling_state: SellingState,
      /** Other enquiries about it. */
      also_asked: Int,
    }),
  ),
  /** The machine that is offered. */
  offer: NullOr(
    Type.Object({
      manufacturer: Type.String(),
      model: Type.String(),
      year: Type.String(),
      /** Pounds. */
      price: NullOr(Int),
      visit_on: NullOr(Day),
      decision: NullOr(OfferDecision),
      /** Number of the unpublished machine that an accepted offer became. */
      machine_id: NullOr(Id),
    }),
  ),
  person: Type.Object({
    /** The account with this confirmed address. */
    account_id: NullOr(Id),
    /** The account that somebody registered with this address, or staff invited to, while it is not confirmed. */
    unconfirmed_id: Type.Optional(NullOr(Id)),
    customer_since: NullOr(Timestamp),
    others: Type.Array(SentRow),
    saved_machines: Type.Array(SavedMachine),
    orders: Int,
  }),
  /** The words that each status mails to whoever wrote; without words none. An older api does not say. */
  told: Type.Optional(Type.Partial(Type.Record(ThreadStatus, Type.String()))),
  time_line: Type.Array(TimeLineEntry),
  /** An older api does not say. */
  version,
  /** Colleagues who have it open, without the caller. */
  present: Type.Array(Type.Object({ ...Colleague.properties, writing: Type.Boolean() })),
})
export type Thread = Static<typeof Thread>

export const ThreadAnswer = Answer({ data: Thread })
export type ThreadAnswer = Static<typeof ThreadAnswer>

const ByReference = Type.Object({ reference: Type.String({ pattern: '^[ES]-[2-9A-Z]{8}$' }) })
const Text = Type.String({ minLength: 1, maxLength: MESSAGE_MAX_LENGTH, pattern: '\\S' })
const Price = Type.Integer({ minimum: 1, maximum: 2_000_000_000 })

function call<Fields extends TProperties>(path: string, summary: string, fields: Fields) {
  return sales.post(`/api/office/inbox/:reference/${path}`, summary, {
    params: ByReference,
    body: Type.Object(fields),
    answer: ThreadAnswer,
    failures: [404, 409],
  })
}

/** A call that changes the thread, once. With a `version`, 409 when a colleague has changed the same since. */
const action = <Fields extends TProperties>(path: string, summary: string, fields: Fields) => ({
  ...call(path, summary, fields),
  sends: true as const,
})

export const officeThreadCalls = {
  thread: sales.get('/api/office/inbox/:reference', 'One enquiry or offer with its person, machine and time line', {
    params: ByReference,
    answer: ThreadAnswer,
    failures: [404],
  }),
  /** Whoever wrote gets a mail when the status says something: `told` has its words. */
  setThreadStatus: action('status', 'Set the status; lost wants a reason', {
    status: ThreadStatus,
    reason: Type.Optional(Type.String({ maxLength: 500 })),
    version,
  }),
  assignThread: action('assigned', 'Assign it to somebody, or to nobody', { to: NullOr(Id) }),
  /** Colleagues named as `@Name` get a mail. */
  addNote: action('notes', 'Write a note inside the company', { text: Text }),
  setNextStep: action('next-step', 'Set the next step with its day, or take it away', {
    next_step: NullOr(Type.Object({ ...NextStep.properties, text: Type.String({ maxLength: 200 }) })),
    version,
  }),
  /** It takes the thread: it is the sender's from then on, and in work unless `status` says more. */
  answerThread: action('answers', 'Answer by mail', {
    text: Text,
    subject: Type.Optional(Type.String({ maxLength: 200 })),
    /** Attach the data sheet of the machine that is asked about; 422 where there is none. */
    sheet: Type.Optional(Type.Boolean()),
    /** Set with the answer, as one thing. */
    status: Type.Optional(ThreadStatus),
    /** 409 when somebody answered since. */
    version,
  }),
  /** Answers that were given up go out again under a new id of mail. */
  resendMail: action('resend', 'Send a mail that could not be delivered again', { entry: Id }),
  /** Only for offers. Both may be set before the decision. */
  setOffer: action('offer', 'Set the price offered and the day of the visit', {
    price: Type.Optional(NullOr(Price)),
    visit_on: Type.Optional(NullOr(Day)),
    version,
  }),
  decideOffer: action('decision', 'Accept or decline an offer; an accepted one becomes an unpublished machine', {
    decision: OfferDecision,
    version,
  }),
  markThread: call('read', 'Mark it as read or unread by the caller', { unread: Type.Boolean() }),
  /** Sent while somebody has it open, every 20 s; forgotten after 45 s. */
  showPresence: call('presence', 'Say that the caller has it open, and whether they write', {
    open: Type.Boolean(),
    writing: Type.Boolean(),
  }),
}
