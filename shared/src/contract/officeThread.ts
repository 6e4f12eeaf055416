import { MESSAGE_MAX_LENGTH } from '@brightfill/shared/constants'
import { type Static, type TProperties, Type } from 'typebox'
import { SellingState } from './machines'
import { Day, NextStep, ThreadRow, ThreadStatus } from './officeInbox'
import { SentRow } from './officePeople'
import { Colleague } from './officeSession'
import { Answer, Id, Int, NullOr, OneOf, Timestamp } from './parts'
import { staffWith } from './rows'
import { SavedMachine } from './savedMachines'
import { Version } from './sends'

const enquiries = staffWith('enquiries.write')

// One enquiry or offer of the inbox, and the actions of staff (O-41 to O-47). Every action answers the whole thread.

const version = Type.Optional(Version)

export const OfferDecision = OneOf('accepted', 'declined')
export type OfferDecision = Static<typeof OfferDecision>

/** Delivery of an e-mail. `failed`: it was given up, and can be sent again. */
export const MailState = OneOf('waiting', 'sent', 'failed')
export type MailState = Static<typeof MailState>

/** Something that happened, oldest first. */
export const TimeLineEntry = Type.Object({
  id: Id,
  at: Timestamp,
  /** Null: the customer, or the site by itself. */
  by: NullOr(Colleague),
  /** `mail`: the site e-mailed it to the customer by itself. */
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
      sheet: Type.Boolean(),
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
      /** The machine drafted from an accepted offer. */
      machine_id: NullOr(Id),
    }),
  ),
  person: Type.Object({
    /** The account with this confirmed address. */
    account_id: NullOr(Id),
    /** The account with this address, registered or invited by staff, while it is not confirmed. */
    unconfirmed_id: NullOr(Id),
    customer_since: NullOr(Timestamp),
    others: Type.Array(SentRow),
    saved_machines: Type.Array(SavedMachine),
    orders: Int,
  }),
  /** The text that each status e-mails to the enquirer; a status without a text sends nothing. */
  told: Type.Partial(Type.Record(ThreadStatus, Type.String())),
  time_line: Type.Array(TimeLineEntry),
  version: Version,
  /** Colleagues who have it open, without the caller. */
  present: Type.Array(Type.Object({ ...Colleague.properties, writing: Type.Boolean() })),
})
export type Thread = Static<typeof Thread>

export const ThreadAnswer = Answer({ data: Thread })
export type ThreadAnswer = Static<typeof ThreadAnswer>

const ByReference = Type.Object({ reference: Type.String({ pattern: '^[ES]-[2-9A-Z]{8}$' }) })
const Text = Type.String({ minLength: 1, maxLength: MESSAGE_MAX_LENGTH, pattern: '\\S' })
const Price = Type.Integer({ minimum: 1, maximum: 2_000_000_000 })

function call<const Path extends string, Fields extends TProperties>(path: Path, summary: string, fields: Fields) {
  return enquiries.post(`/api/office/inbox/:reference/${path}` as const, summary, {
    params: ByReference,
    body: Type.Object(fields),
    answer: ThreadAnswer,
    failures: [404, 409],
  })
}

/** A call that changes the thread, once. With a `version`, 409 when a colleague has changed the same since. */
const action = <const Path extends string, Fields extends TProperties>(
  path: Path,
  summary: string,
  fields: Fields,
) => ({
  ...call(path, summary, fields),
  sends: true as const,
})

export const officeThreadCalls = {
  thread: enquiries.get('/api/office/inbox/:reference', 'One enquiry or offer with its sender, machine and history', {
    params: ByReference,
    answer: ThreadAnswer,
    failures: [404],
  }),
  /** The enquirer gets an e-mail when `told` has a text for the status. */
  setThreadStatus: action('status', 'Set the status; “lost” needs a reason', {
    status: ThreadStatus,
    reason: Type.Optional(Type.String({ maxLength: 500 })),
    version,
  }),
  assignThread: action('assigned', 'Assign it to a colleague, or leave it unassigned', { to: NullOr(Id) }),
  /** Colleagues named as `@Name` get an e-mail. */
  addNote: action('notes', 'Write an internal note', { text: Text }),
  setNextStep: action('next-step', 'Set the next step and its due date, or remove it', {
    next_step: NullOr(Type.Object({ ...NextStep.properties, text: Type.String({ maxLength: 200 }) })),
    version,
  }),
  /** Assigns the thread to the sender, and sets it to in work unless `status` says otherwise. */
  answerThread: action('answers', 'Answer by e-mail', {
    text: Text,
    subject: Type.Optional(Type.String({ maxLength: 200 })),
    /** Attach the machine's data sheet; 422 without a machine. */
    sheet: Type.Optional(Type.Boolean()),
    /** Set with the answer, as one thing. */
    status: Type.Optional(ThreadStatus),
    /** 409 when a colleague has answered since. */
    version,
  }),
  /** Answers that were given up go out again with a new e-mail id. */
  resendMail: action('resend', 'Send an undelivered e-mail again', { entry: Id }),
  /** Only for offers. Both may be set before the decision. */
  setOffer: action('offer', 'Set the offered price and the date of the visit', {
    price: Type.Optional(NullOr(Price)),
    visit_on: Type.Optional(NullOr(Day)),
    version,
  }),
  decideOffer: action('decision', 'Accept or decline an offer; an accepted one becomes the draft of a machine', {
    decision: OfferDecision,
    version,
  }),
  markThread: call('read', 'Mark it as read or unread for the caller', { unread: Type.Boolean() }),
  /** Sent every 20 s while a colleague has it open; forgotten after 45 s. */
  showPresence: call('presence', 'Report that the caller has it open, and whether they are typing', {
    open: Type.Boolean(),
    writing: Type.Boolean(),
  }),
}
