import { type Static, Type } from 'typebox'
import { Answer, Id, Int, Nothing, NullOr, OneOf, Timestamp } from './parts'
import { door, sales } from './rows'
import { StaffRole } from './staff'

// The people in the office, and how it opens (docs/decisions/0020). It wants the token of the sign-in and a cookie that
// only /api/office gets; either alone opens nothing. It closes after 30 minutes without use and after 10 hours.

/** Calls that the browser makes by itself send it with any value: they do not count as use of the office. */
export const OFFICE_BACKGROUND_HEADER = 'x-office-background'

/** A colleague, as lists show them. */
export const Colleague = Type.Object({ id: Id, name: Type.String() })
export type Colleague = Static<typeof Colleague>

/** When somebody wants to hear of new enquiries by mail. */
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
  officeMe: door.get('/api/office/me', 'Who the caller is in the office, and whether it is open', {
    answer: OfficeMeAnswer,
  }),
  openOffice: door.post('/api/office/session', 'Open the office: sets its cookie', {
    /** Six digits of the app, or a recovery code. Nothing where no second factor is set and none is required. */
    body: Type.Object({ code: Type.Optional(Code) }),
    answer: OfficeMeAnswer,
    /** 403 before a required second factor is set, 423 with Retry-After after too many wrong codes. */
    failures: [403, 423],
  }),
  closeOffice: door.post('/api/office/session/end', 'Close the office in this browser; the sign-in stays', {
    answer: Nothing,
  }),
  startFactor: door.post(
    '/api/office/factor',
    'A secret for an authenticator app; in place of a confirmed one only while the office is open',
    { answer: FactorStartAnswer, failures: [403] },
  ),
  confirmFactor: door.post(
    '/api/office/factor/confirm',
    'Confirm the app with its first code: answers recovery codes and opens the office',
    { body: Type.Object({ code: Code }), answer: RecoveryCodesAnswer, failures: [403, 423] },
  ),
  setAnnouncements: sales.post('/api/office/me/announcements', 'Choose when to hear of new enquiries by mail', {
    body: Type.Object({ announcements: AnnouncementWish }),
    answer: Nothing,
  }),
}
