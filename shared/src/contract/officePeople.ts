import { EMAIL_MAX_LENGTH } from '@brightfill/shared/constants'
import { type Static, Type } from 'typebox'
import { OrderRow } from './account'
import { PageOf, ThreadKind, ThreadStatus } from './officeInbox'
import { Colleague } from './officeSession'
import { Answer, Id, Int, Nothing, NullOr, OneOf, PageAnswer, SearchText, SentTime, Timestamp } from './parts'
import { staff, staffWith, user } from './rows'
import { SavedMachine } from './savedMachines'
import { Version } from './sends'
import { StaffRole } from './staff'

const customers = staffWith('customers.write')
const admins = staffWith('staff.write')

// People of the office: customers, staff, and the activity log.

export const CustomerRow = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  position: Type.String(),
  /** Whether the address was confirmed. */
  confirmed: Type.Boolean(),
  /** Locked by staff: the customer cannot sign in. */
  locked: Type.Boolean(),
  created_at: Timestamp,
})
export type CustomerRow = Static<typeof CustomerRow>

export const CustomerId = Type.Object({ id: Type.String({ pattern: '^[1-9]\\d{0,8}$' }) })

/** An enquiry or offer, as far as the customer may see it. */
export const SentRow = Type.Object({
  reference: Type.String(),
  kind: ThreadKind,
  subject: Type.String(),
  status: ThreadStatus,
  created_at: Timestamp,
})
export type SentRow = Static<typeof SentRow>

/** The records that stay when an account is deleted: orders are business records (O-70). */
export const Deletion = Type.Object({
  orders: Int,
  /** Numbers of the orders that are still open. */
  open_orders: Type.Array(Id),
  /** How long they stay without the account. */
  order_years: Int,
})
export type Deletion = Static<typeof Deletion>

export const Customer = Type.Object({
  ...CustomerRow.properties,
  /** On one line. */
  address: Type.String(),
  saved_machines: Type.Array(SavedMachine),
  threads: Type.Array(SentRow),
  orders: Type.Array(OrderRow),
  deletion: Deletion,
})
export type Customer = Static<typeof Customer>
export const CustomerAnswer = Answer({ data: Customer })

/**
 * Own enquiries and offers of the caller: `answered` where nothing more was said since the first answer; spam and lost
 * ones read `closed`, as won ones do.
 */
export const MyEnquiryRow = Type.Object({
  ...SentRow.properties,
  status: OneOf('received', 'in work', 'answered', 'offer sent', 'closed'),
})
export type MyEnquiryRow = Static<typeof MyEnquiryRow>
export const MyEnquiriesAnswer = Answer({ data: Type.Array(MyEnquiryRow) })
export type MyEnquiriesAnswer = Static<typeof MyEnquiriesAnswer>

export const StaffRow = Type.Object({
  ...Colleague.properties,
  email: Type.String(),
  roles: Type.Array(StaffRole),
  /** Roles of an invitation that has not been accepted yet. */
  invited: Type.Boolean(),
  /** Whether an authenticator app is set up. */
  second_factor: Type.Boolean(),
  passkeys: Int,
  recovery_codes_left: Int,
  /** Browsers in which the office is open. */
  offices_open: Int,
  /** Assigned to this person. */
  open_enquiries: Int,
  last_here_at: NullOr(Timestamp),
  /** The version of the roles. */
  version: Version,
})
export type StaffRow = Static<typeof StaffRow>

/** An action in the log. It never changes, and never contains secrets or passwords. */
export const ActivityRow = Type.Object({
  id: Id,
  at: Timestamp,
  /** Null when a program did it. */
  person: NullOr(Colleague),
  /** The program that did it instead of a person, such as `platform key`. */
  program: Type.Optional(Type.String()),
  /** Address of the network. */
  from: Type.String(),
  /** `status`, `answer`, `role given`, `refused` ... */
  kind: Type.String(),
  /** The target: a reference, the address of a colleague. */
  thing: Type.String(),
  before: Type.String(),
  after: Type.String(),
})
export type ActivityRow = Static<typeof ActivityRow>

const ActivityFilter = Type.Object({
  person: Type.Optional(Id),
  kind: Type.Optional(Type.String({ maxLength: 40 })),
  thing: Type.Optional(SearchText),
  from: Type.Optional(SentTime),
  until: Type.Optional(SentTime),
})

const OfStaff = Type.Object({ id: Id })
const Roles = Type.Array(StaffRole, { uniqueItems: true })

export const officePeopleCalls = {
  customers: customers.get('/api/office/customers', 'Matching customers, one page at a time', {
    query: Type.Object({
      ...PageOf,
      /** In name, address and telephone number. */
      search: Type.Optional(SearchText),
      sort: Type.Optional(OneOf('created_at', 'name', 'email')),
    }),
    answer: PageAnswer(CustomerRow),
  }),
  customer: customers.get('/api/office/customers/:id', 'One customer with saved machines, enquiries and orders', {
    params: CustomerId,
    answer: CustomerAnswer,
    failures: [404],
  }),
  colleagues: staffWith('enquiries.write').get('/api/office/colleagues', 'Who enquiries can be assigned to', {
    answer: Answer({ data: Type.Array(Colleague) }),
  }),
  /** The actions of others only with `activity.read`. */
  activity: staff.get('/api/office/activity', 'The activity log, newest first', {
    query: Type.Object({ page: PageOf.page, perPage: PageOf.perPage, ...ActivityFilter.properties }),
    answer: Answer({ data: Type.Array(ActivityRow), total: Int }),
  }),
  exportActivity: staff.get('/api/office/activity.csv', 'The activity log, newest first, as a CSV file', {
    query: ActivityFilter,
    download: 'text/csv; charset=utf-8',
  }),
  staff: admins.get('/api/office/staff', 'Staff and pending invitations', {
    answer: Answer({ data: Type.Array(StaffRow) }),
  }),
  inviteStaff: admins.post(
    '/api/office/staff/invitations',
    'Invite a colleague by e-mail; the link works once and expires after 7 days',
    {
      body: Type.Object({
        email: Type.String({ minLength: 3, maxLength: EMAIL_MAX_LENGTH }),
        name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
        roles: Type.Array(StaffRole, { minItems: 1, uniqueItems: true }),
      }),
      sends: true,
      answer: Nothing,
      /** 409: an account leaves this address just now, or did lately and may still get it back. */
      failures: [409],
    },
  ),
  setRoles: admins.post('/api/office/staff/roles', 'Change roles; without any, the person leaves the staff', {
    body: Type.Object({
      ...OfStaff.properties,
      roles: Roles,
      version: Type.Optional(Version),
      /** The colleague, in sales or an admin, who takes over open enquiries that this one can no longer answer. */
      hand_over: Type.Optional(Id),
    }),
    sends: true,
    answer: Nothing,
    /** 409: the last admin, or a colleague has changed the roles since `version`. */
    failures: [404, 409],
  }),
  endSessions: admins.post('/api/office/staff/sessions/end', 'Sign a person out everywhere', {
    body: OfStaff,
    answer: Nothing,
    failures: [404],
  }),
  resetFactor: admins.post(
    '/api/office/staff/factor/reset',
    'Reset a person’s second factor, so that they set up a new one',
    { body: OfStaff, answer: Nothing, failures: [404] },
  ),
  myEnquiries: user.get('/api/user/enquiries', 'The caller’s enquiries and offers, newest first', {
    answer: MyEnquiriesAnswer,
  }),
}
