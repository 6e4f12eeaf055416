import { type Static, Type } from 'typebox'
import type { Call, OfficeAccess } from './call'
import { Answer, Id, Int, Nothing, Timestamp } from './parts'
import { StaffRole } from './staff'

// The people in the office, and how it opens (docs/decisions/0020). It wants the token of the sign-in and a cookie that
// only /api/office gets; either alone opens nothing. It closes after 30 minutes without use and after 10 hours.

export const everyStaffRole = ['editor', 'sales', 'admin'] as const satisfies OfficeAccess['roles']

/** Calls that the browser makes by itself send it with any value: they do not count as use of the office. */
export const OFFICE_BACKGROUND_HEADER = 'x-office-background'

/** A colleague, as lists show them. */
export const Colleague = Type.Object({ id: Id, name: Type.String() })
export type Colleague = Static<typeof Colleague>

/** When somebody wants to hear of new enquiries by mail. */
export const AnnouncementWish = Type.Union([Type.Literal('at once'), Type.Literal('daily'), Type.Literal('never')])
export type AnnouncementWish = Static<typeof AnnouncementWish>

export const OfficeMe = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  roles: Type.Array(StaffRole),
  second_factor: Type.Object({
    /** Whether there is any: an authenticator app or a passkey. */
    set: Type.Boolean(),
    /** Whether an authenticator app was confirmed. */
    app: Type.Boolean(),
    passkeys: Int,
    /** Whether the office opens only with one. */
    required: Type.Boolean(),
    recovery_codes_left: Int,
  }),
  /** Null while the office is closed. */
  open: Type.Union([
    Type.Object({
      /** When it closes unless it is used. */
      closes_at: Timestamp,
      /** When it closes in any case. */
      ends_at: Timestamp,
    }),
    Type.Null(),
  ]),
  announcements: AnnouncementWish,
})
export type OfficeMe = Static<typeof OfficeMe>

export const OfficeMeAnswer = Answer({ data: OfficeMe })
export type OfficeMeAnswer = Static<typeof OfficeMeAnswer>

/** The secret for an authenticator app: as text, and as the address that a QR code holds. */
export const FactorStartAnswer = Answer({ secret: Type.String(), uri: Type.String() })
export type FactorStartAnswer = Static<typeof FactorStartAnswer>

/** Ten codes, shown this once. */
export const RecoveryCodesAnswer = Answer({ recovery_codes: Type.Array(Type.String()) })
export type RecoveryCodesAnswer = Static<typeof RecoveryCodesAnswer>

const Code = Type.String({ maxLength: 40 })

export const officeSessionCalls = {
  officeMe: {
    method: 'GET',
    path: '/api/office/me',
    summary: 'Who the caller is in the office, and whether it is open',
    access: { roles: everyStaffRole, office: 'token' },
    answer: OfficeMeAnswer,
  },
  openOffice: {
    method: 'POST',
    path: '/api/office/session',
    summary: 'Open the office: sets its cookie',
    access: { roles: everyStaffRole, office: 'token' },
    /** Six digits of the app, or a recovery code. Nothing where no second factor is set and none is required. */
    body: Type.Object({ code: Type.Optional(Code) }),
    answer: OfficeMeAnswer,
    /** 403 before a required second factor is set, 423 with Retry-After after too many wrong codes. */
    failures: [403, 423],
  },
  closeOffice: {
    method: 'POST',
    path: '/api/office/session/end',
    summary: 'Close the office in this browser; the sign-in stays',
    access: { roles: everyStaffRole, office: 'token' },
    answer: Nothing,
  },
  startFactor: {
    method: 'POST',
    path: '/api/office/factor',
    summary: 'A secret for an authenticator app; in place of a confirmed one only while the office is open',
    access: { roles: everyStaffRole, office: 'token' },
    answer: FactorStartAnswer,
    failures: [403],
  },
  confirmFactor: {
    method: 'POST',
    path: '/api/office/factor/confirm',
    summary: 'Confirm the app with its first code: answers recovery codes and opens the office',
    access: { roles: everyStaffRole, office: 'token' },
    body: Type.Object({ code: Code }),
    answer: RecoveryCodesAnswer,
    failures: [403, 423],
  },
  setAnnouncements: {
    method: 'POST',
    path: '/api/office/me/announcements',
    summary: 'Choose when to hear of new enquiries by mail',
    access: { roles: ['sales', 'admin'], office: 'open' },
    body: Type.Object({ announcements: AnnouncementWish }),
    answer: Nothing,
  },
} as const satisfies Record<string, Call>
