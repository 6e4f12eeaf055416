import { EMAIL_MAX_LENGTH } from '@brightfill/shared/constants'
import { staffRoles } from '@brightfill/shared/roles'
import { type Static, Type } from 'typebox'
import { Nothing, OneOf } from './parts'
import { platformKey } from './rows'

// The roles of staff. The platform key grants them, because at first there is no admin to do so.

export const StaffRole = OneOf(...staffRoles)
export type StaffRole = Static<typeof StaffRole>

const RoleOf = Type.Object({ email: Type.String({ maxLength: EMAIL_MAX_LENGTH }), role: StaffRole })

export const staffCalls = {
  grantRole: platformKey.post('/api/staff/roles', 'Give a person with a confirmed address a staff role', {
    body: RoleOf,
    answer: Nothing,
    failures: [404, 409],
  }),
  revokeRole: platformKey.post('/api/staff/roles/revoke', 'Remove a role and keep the account', {
    body: RoleOf,
    answer: Nothing,
    failures: [404, 409],
  }),
}
