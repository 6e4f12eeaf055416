import { EMAIL_MAX_LENGTH } from '@brightfill/shared/constants'
import { type Static, Type } from 'typebox'
import type { Call } from './call'
import { Nothing } from './parts'

// The roles of staff. The platform key gives them, because there is nobody yet to appoint the first of them.

export const StaffRole = Type.Union([Type.Literal('editor'), Type.Literal('sales'), Type.Literal('admin')])
export type StaffRole = Static<typeof StaffRole>

const RoleOf = Type.Object({ email: Type.String({ maxLength: EMAIL_MAX_LENGTH }), role: StaffRole })

export const staffCalls = {
  grantRole: {
    method: 'POST',
    path: '/api/staff/roles',
    summary: 'Give whoever confirmed an address a role among the staff',
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
} as const satisfies Record<string, Call>
