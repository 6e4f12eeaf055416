import { EMAIL_MAX_LENGTH } from '@brightfill/shared/constants'
import { type Static, Type } from 'typebox'
import { Nothing, OneOf } from './parts'
import { platformKey } from './rows'

// The roles of staff. The platform key gives them, because there is nobody yet to appoint the first of them.

export const StaffRole = OneOf('editor', 'sales', 'admin')
export type StaffRole = Static<typeof StaffRole>

const RoleOf = Type.Object({ email: Type.String({ maxLength: EMAIL_MAX_LENGTH }), role: StaffRole })

export const staffCalls = {
  grantRole: platformKey.post('/api/staff/roles', 'Give whoever confirmed an address a role among the staff', {
    body: RoleOf,
    answer: Nothing,
    failures: [404, 409],
  }),
  revokeRole: platformKey.post('/api/staff/roles/revoke', 'Take a role back; the account stays', {
    body: RoleOf,
    answer: Nothing,
    failures: [404, 409],
  }),
}
