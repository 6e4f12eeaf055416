import { EMAIL_MAX_LENGTH } from '@brightfill/shared/constants'
import { type Static, Type } from 'typebox'
import { OrderRow } from './account'
import type { Call } from './call'
import { PageOf, salesRoles, ThreadKind, ThreadStatus } from './officeInbox'
import { Colleague, everyStaffRole } from './officeSession'
import { Answer, Id, Int, Nothing, SearchText, SentTime, Timestamp } from './parts'
import { StaffRole } from './staff'

// People of the office: customers, staff, and what staff did.

export const CustomerRow = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  position: Type.String(),
  /** Whether the address was confirmed. */
  confirmed: Type.Boolean(),
  /** Locked out by staff: nobody can sign in. */
  locked: Type.Boolean(),
  created_at: Timestamp,
})
export type CustomerRow = Static<typeof CustomerRow>

export const CustomerId = Type.Object({ id: Type.String({ pattern: '^[1-9]\\d{0,8}$' }) })

/** A search is counted up to 10,000; `more` says that the list is longer than `total`. */
export const CustomersAnswer = Answer({
  data: Type.Array(CustomerRow),
  total: Int,
  more: Type.Optional(Type.Boolean()),
})
export type CustomersAnswer = Static<typeof CustomersAnswer>

/** An enquiry or offer, as the customer may read it too. */
export const SentRow = Type.Object({
  reference: Type.String(),
  kind: ThreadKind,
  subject: Type.String(),
  status: ThreadStatus,
  created_at: Timestamp,
})
export type SentRow = Static<typeof SentRow>

export const Customer = Type.Object({
  ...CustomerRow.properties,
  /** On one line. */
  address: Type.String(),
  saved_machines: Type.Array(Type.Object({ slug: Type.String(), name: Type.String(), created_at: Timestamp })),
  threads: Type.Array(SentRow),
  orders: Type.Array(OrderRow),
})
export type Customer = Static<typeof Customer>
export const CustomerAnswer = Answer({ data: Customer })
export type CustomerAnswer = Static<typeof CustomerAnswer>

/** Own enquiries and offers of the caller; spam and lost ones read `closed`, as won ones do. */
export const MyEnquiryRow = Type.Object({
  reference: Type.String(),
  kind: ThreadKind,
  subject: Type.String(),
  status: Type.Union([
    Type.Literal('received'),
    Type.Literal('in work'),
    Type.Literal('offer sent'),
    Type.Literal('closed'),
  ]),
  created_at: Timestamp,
})
export type MyEnquiryRow = Static<typeof MyEnquiryRow>
export const MyEnquiriesAnswer = Answer({ data: Type.Array(MyEnquiryRow) })
export type MyEnquiriesAnswer = Static<typeof MyEnquiriesAnswer>

export const StaffRow = Type.Object({
  ...Colleague.properties,
  email: Type.String(),
  roles: Type.Array(StaffRole),
  /** Invited, and the link was not opened yet: these roles are not given yet. */
  invited: Type.Boolean(),
  /** Whether an authenticator app is set up. */
  second_factor: Type.Boolean(),
  passkeys: Int,
  recovery_codes_left: Int,
  /** Browsers in which the office is open. */
  offices_open: Int,
  last_here_at: Type.Union([Timestamp, Type.Null()]),
})
export type StaffRow = Static<typeof StaffRow>
export const StaffAnswer = Answer({ data: Type.Array(StaffRow) })
export type StaffAnswer = Static<typeof StaffAnswer>

export const ColleaguesAnswer = Answer({ data: Type.Array(Colleague) })
export type ColleaguesAnswer = Static<typeof ColleaguesAnswer>

/** An action in the log; nobody can change it. Secrets and passwords are never in it. */
export const ActivityRow = Type.Object({
  id: Id,
  at: Timestamp,
  /** Null where a program did it. */
  person: Type.Union([Colleague, Type.Null()]),
  /** The program that did it in place of a person, such as `platform key`. */
  program: Type.Optional(Type.String()),
  /** Address of the network. */
  from: Type.String(),
  /** `status`, `answer`, `role given`, `refused` ... */
  kind: Type.String(),
  /** The thing it was done to: a reference, the address of a colleague. */
  thing: Type.String(),
  before: Type.String(),
  after: Type.String(),
})
export type ActivityRow = Static<typeof ActivityRow>
export const ActivityAnswer = Answer({ data: Type.Array(ActivityRow), total: Int })
export type ActivityAnswer = Static<typeof ActivityAnswer>

const ActivityFilter = Type.Object({
  person: Type.Optional(Id),
  kind: Type.Optional(Type.String({ maxLength: 40 })),
  thing: Type.Optional(SearchText),
  from: Type.Optional(SentTime),
  until: Type.Optional(SentTime),
})

const OfStaff = Type.Object({ id: Id })
const Roles = Type.Array(StaffRole, { maxItems: 3, uniqueItems: true })

export const officePeopleCalls = {
  customers: {
    method: 'GET',
    path: '/api/office/customers',
    summary: 'Customers that match, a page of them',
    access: { roles: salesRoles, office: 'open' },
    query: Type.Object({
      ...PageOf,
      /** In name, address and telephone number. */
      search: Type.Optional(SearchText),
      sort: Type.Optional(Type.Union([Type.Literal('created_at'), Type.Literal('name'), Type.Literal('email')])),
    }),
    answer: CustomersAnswer,
  },
  customer: {
    method: 'GET',
    path: '/api/office/customers/:id',
    summary: 'One customer with saved machines, enquiries and orders',
    access: { roles: salesRoles, office: 'open' },
    params: CustomerId,
    answer: CustomerAnswer,
    failures: [404],
  },
  colleagues: {
    method: 'GET',
    path: '/api/office/colleagues',
    summary: 'Who enquiries can be assigned to',
    access: { roles: salesRoles, office: 'open' },
    answer: ColleaguesAnswer,
  },
  /** Only admins see what others did. */
  activity: {
    method: 'GET',
    path: '/api/office/activity',
    summary: 'What was done, newest first',
    access: { roles: everyStaffRole, office: 'open' },
    query: Type.Object({ page: PageOf.page, perPage: PageOf.perPage, ...ActivityFilter.properties }),
    answer: ActivityAnswer,
  },
  exportActivity: {
    method: 'GET',
    path: '/api/office/activity.csv',
    summary: 'What was done, newest first, as a file for a spreadsheet',
    access: { roles: everyStaffRole, office: 'open' },
    query: ActivityFilter,
    download: 'text/csv; charset=utf-8',
  },
  staff: {
    method: 'GET',
    path: '/api/office/staff',
    summary: 'Everybody with a role, and who is invited',
    access: { roles: ['admin'], office: 'open' },
    answer: StaffAnswer,
  },
  inviteStaff: {
    method: 'POST',
    path: '/api/office/staff/invitations',
    summary: 'Invite somebody by mail; the link works once, for 7 days',
    access: { roles: ['admin'], office: 'open' },
    body: Type.Object({
      email: Type.String({ minLength: 3, maxLength: EMAIL_MAX_LENGTH }),
      name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
      roles: Type.Array(StaffRole, { minItems: 1, maxItems: 3, uniqueItems: true }),
    }),
    answer: Nothing,
  },
  setRoles: {
    method: 'POST',
    path: '/api/office/staff/roles',
    summary: 'Give and take roles; without any, somebody is no staff any more',
    access: { roles: ['admin'], office: 'open' },
    body: Type.Object({
      ...OfStaff.properties,
      roles: Roles,
      /** The roles that the change began with. */
      former: Type.Optional(Roles),
    }),
    answer: Nothing,
    /** 409: the last admin, or a colleague changed the roles since `former`. */
    failures: [404, 409],
  },
  endSessions: {
    method: 'POST',
    path: '/api/office/staff/sessions/end',
    summary: 'Sign somebody out everywhere',
    access: { roles: ['admin'], office: 'open' },
    body: OfStaff,
    answer: Nothing,
    failures: [404],
  },
  resetFactor: {
    method: 'POST',
    path: '/api/office/staff/factor/reset',
    summary: 'Take somebody’s second factor away, so that they set another one',
    access: { roles: ['admin'], office: 'open' },
    body: OfStaff,
    answer: Nothing,
    failures: [404],
  },
  myEnquiries: {
    method: 'GET',
    path: '/api/user/enquiries',
    summary: 'Enquiries and offers of the caller, newest first',
    access: 'user',
    answer: MyEnquiriesAnswer,
  },
} as const satisfies Record<string, Call>
