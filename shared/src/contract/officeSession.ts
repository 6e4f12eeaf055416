import { type Static, Type } from 'typebox'
import { Answer, Id, Int, Nothing, NullOr, OneOf, Timestamp } from './parts'
import { door, staffWith } from './rows'
import { StaffRole } from './staff'

// The people in the office, and how it opens (docs/decisions/0020). It needs the sign-in's token and a cookie that only
// /api/office gets; either alone opens nothing. It closes after 30 minutes without use and after 10 hours.

/** Calls that the browser makes by itself send it with any value: they do not count as use of the office. */
export const OFFICE_BACKGROUND_HEADER = 'x-office-background'

/** A colleague, as lists show them. */
export const Colleague = Type.Object({ id: Id, name: Type.String() })
export type Colleague = Static<typeof Colleague>

/** When a colleague wants e-mails about new enquiries. */
export const AnnouncementWish = OneOf('at once', 'daily', 'never')
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
  open: NullOr(
    Type.Object({
      /** When it closes unless it is used. */
      closes_at: Timestamp,
      /** When it closes in any case. */
      ends_at: Timestamp,
    }),
  ),
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
  officeMe: door.get('/api/office/me', 'The caller’s name and roles, and whether the office is unlocked', {
    answer: OfficeMeAnswer,
  }),
  openOffice: door.post('/api/office/session', 'Unlock the office: sets its cookie', {
    /** Six digits of the app, or a recovery code. Missing if no second factor is set and none is required. */
    body: Type.Object({ code: Type.Optional(Code) }),
    answer: OfficeMeAnswer,
    /** 403 before a required second factor is set, 423 with Retry-After after too many wrong codes. */
    failures: [403, 423],
  }),
  closeOffice: door.post('/api/office/session/end', 'Lock the office in this browser without signing out', {
    answer: Nothing,
  }),
  startFactor: door.post(
    '/api/office/factor',
    'A setup code for an authenticator app; to replace a confirmed one, the office must be unlocked',
    { answer: FactorStartAnswer, failures: [403] },
  ),
  confirmFactor: door.post(
    '/api/office/factor/confirm',
    'Confirm the app with its first code: returns recovery codes and unlocks the office',
    { body: Type.Object({ code: Code }), answer: RecoveryCodesAnswer, failures: [403, 423] },
  ),
  setAnnouncements: staffWith('enquiries.write').post(
    '/api/office/me/announcements',
    'Choose how often to get e-mails about new enquiries',
    {
      body: Type.Object({ announcements: AnnouncementWish }),
      answer: Nothing,
    },
  ),
}
