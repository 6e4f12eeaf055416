import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '@brightfill/shared/constants'
import { type Static, Type } from 'typebox'
import { LoginAnswer, User } from './account'
import { EnquiryRow, SellRequestRow } from './forms'
import { Day, ThreadStatus } from './officeInbox'
import { MyOrder } from './officeOrders'
import { Deletion } from './officePeople'
import { OfferDecision } from './officeThread'
import { Answer, Int, Nothing, NullOr, OneOf, Timestamp } from './parts'
import { anyone, user } from './rows'
import { SavedMachine } from './savedMachines'
import { SavedSearch } from './savedSearches'

// Calls about one's own data, and the extra step of a sign-in without an e-mail address.

/** The history of an enquiry or offer, without internal notes. */
export const OwnThread = Type.Object({
  reference: Type.String(),
  status: ThreadStatus,
  /** Pounds. */
  offer_price: NullOr(Int),
  visit_on: NullOr(Day),
  decision: NullOr(OfferDecision),
  /** Written to the person, oldest first: by staff, or by the site itself. */
  entries: Type.Array(
    Type.Object({
      at: Timestamp,
      kind: OneOf('answer', 'mail'),
      text: Type.String(),
      mail_subject: Type.String(),
    }),
  ),
})
export type OwnThread = Static<typeof OwnThread>

/** All data held about a person. */
export const PersonalData = Type.Object({
  user: User,
  /** When the e-mail address was confirmed. */
  verified_at: NullOr(Timestamp),
  /** Signed-in browsers. */
  sessions: Type.Array(
    Type.Object({
      created_at: Timestamp,
      expires_at: Timestamp,
      /** Such as "Firefox on Windows"; empty when unknown. */
      device: Type.String(),
      used_at: Timestamp,
    }),
  ),
  /** Accounts at providers that can sign in here. */
  providers: Type.Array(Type.Object({ provider: Type.String(), subject: Type.String(), created_at: Timestamp })),
  saved_machines: Type.Array(SavedMachine),
  saved_searches: Type.Array(SavedSearch),
  orders: Type.Array(
    Type.Object({
      ...MyOrder.properties,
      /** Name and address of the customer when it was ordered: they stay with the order when the account is deleted. */
      name: Type.String(),
      address: Type.String(),
      /** Until then the order is kept without an account, or longer if it still changes. */
      kept_until: Day,
    }),
  ),
  /** Sent with the confirmed address, signed in or not. */
  enquiries: Type.Array(EnquiryRow),
  sell_requests: Type.Array(SellRequestRow),
  /** The history of these enquiries and offers. */
  threads: Type.Array(OwnThread),
  /** Whether the user wants e-mails about saved machines. */
  saved_machine_mails: Type.Boolean(),
})
export type PersonalData = Static<typeof PersonalData>

export const PersonalDataAnswer = Answer({ data: PersonalData })
export type PersonalDataAnswer = Static<typeof PersonalDataAnswer>

export const personalDataCalls = {
  exportData: user.get('/api/user/data', 'All data we hold about the caller', { answer: PersonalDataAnswer }),
  deletion: user.get('/api/user/deletion', 'What would remain after deleting the account', {
    answer: Answer({ data: Deletion }),
  }),
  deleteAccount: user.post('/api/user/delete', 'Delete the caller’s account but keep its orders', {
    /** Required when the account has a password. */
    body: Type.Object({ password: Type.Optional(Type.String({ maxLength: PASSWORD_MAX_LENGTH })) }),
    answer: Nothing,
    /** 423: too many wrong passwords. */
    failures: [403, 423],
  }),
  nameAddress: anyone.post(
    '/api/auth/email',
    'Provide the e-mail address that the sign-in provider did not share; we send a link to it',
    {
      body: Type.Object({ email: Type.String({ maxLength: EMAIL_MAX_LENGTH }) }),
      answer: Nothing,
      failures: [404],
    },
  ),
  exchangeToken: anyone.post('/api/auth/session', 'Exchange the token from /auth/callback, once, for a session token', {
    body: Type.Object({ token: Type.String({ maxLength: 512 }) }),
    answer: LoginAnswer,
    failures: [404],
  }),
}
