import { EMAIL_MAX_LENGTH } from '@brightfill/shared/constants'
import { type Static, Type } from 'typebox'
import type { Call } from './call'
import { ContentFile } from './contentFile'
import { Answer, Id, Nothing, Timestamp } from './parts'

// Calls for staff; the api checks the role on every one. The platform key decides who is staff.

export const EnquiryRow = Type.Object({
  id: Id,
  reference: Type.String(),
  name: Type.String(),
  company_name: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  full_address: Type.String(),
  message: Type.String(),
  machine_slug: Type.Union([Type.String(), Type.Null()]),
  handled_at: Type.Union([Timestamp, Type.Null()]),
  created_at: Timestamp,
})
export type EnquiryRow = Static<typeof EnquiryRow>

export const SellRequestRow = Type.Object({
  id: Id,
  reference: Type.String(),
  name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  manufacturer: Type.String(),
  model: Type.String(),
  year: Type.String(),
  handled_at: Type.Union([Timestamp, Type.Null()]),
  created_at: Timestamp,
})
export type SellRequestRow = Static<typeof SellRequestRow>

export const StaffRole = Type.Union([Type.Literal('editor'), Type.Literal('sales'), Type.Literal('admin')])
export type StaffRole = Static<typeof StaffRole>

const RoleOf = Type.Object({ email: Type.String({ maxLength: EMAIL_MAX_LENGTH }), role: StaffRole })

/** Newest first; `before` is the id of the last row of the page before. */
const Older = Type.Object({ before: Type.Optional(Id) })
const Handled = Type.Object({ id: Id, handled: Type.Boolean() })

export const staffCalls = {
  grantRole: {
    method: 'POST',
    path: '/api/staff/roles',
    summary: 'Give whoever confirmed an address a role among the staff, in place of any other',
    access: 'platform',
    body: RoleOf,
    answer: Nothing,
    failures: [404, 409],
  },
  revokeRole: {
    method: 'POST',
    path: '/api/staff/roles/revoke',
    summary: 'Take a role back; the account stays',
    access: 'platform',
    body: RoleOf,
    answer: Nothing,
    failures: [404, 409],
  },
  setMaintenance: {
    method: 'POST',
    path: '/api/staff/maintenance',
    summary: 'Switch maintenance on or off',
    access: 'admin',
    body: Type.Object({ on: Type.Boolean() }),
    answer: Nothing,
  },
  exportContent: {
    method: 'GET',
    path: '/api/staff/content',
    summary: 'All content as one file',
    access: 'editor',
    answer: ContentFile,
  },
  importContent: {
    method: 'POST',
    path: '/api/staff/content',
    summary: 'Write content: all of the file or nothing',
    access: 'editor',
    body: ContentFile,
    answer: Nothing,
  },
  enquiries: {
    method: 'GET',
    path: '/api/staff/enquiries',
    summary: 'Enquiries, newest first',
    access: 'sales',
    query: Older,
    answer: Answer({ data: Type.Array(EnquiryRow) }),
  },
  sellRequests: {
    method: 'GET',
    path: '/api/staff/sell-requests',
    summary: 'Offers of machines, newest first',
    access: 'sales',
    query: Older,
    answer: Answer({ data: Type.Array(SellRequestRow) }),
  },
  markEnquiry: {
    method: 'POST',
    path: '/api/staff/enquiries/handled',
    summary: 'Mark an enquiry as handled or not',
    access: 'sales',
    body: Handled,
    answer: Nothing,
    failures: [404],
  },
  markSellRequest: {
    method: 'POST',
    path: '/api/staff/sell-requests/handled',
    summary: 'Mark an offer as handled or not',
    access: 'sales',
    body: Handled,
    answer: Nothing,
    failures: [404],
  },
} as const satisfies Record<string, Call>
