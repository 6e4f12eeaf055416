import { type Static, Type } from 'typebox'
import type { Call } from './call'
import { everyStaffRole, OfficeMeAnswer } from './officeSession'
import { Answer, Nothing, Timestamp } from './parts'

// Passkeys (WebAuthn) as second factor of the office (O-08, docs/decisions/0027).

/** The JSON that browsers take and give: `PublicKeyCredentialCreationOptionsJSON` and its relatives of WebAuthn. */
const WebAuthnJson = Type.Record(Type.String(), Type.Unknown())

/** The question to the browser. It is good for one answer of this sign-in, within five minutes. */
export const PasskeyOptionsAnswer = Answer({ options: WebAuthnJson })
export type PasskeyOptionsAnswer = Static<typeof PasskeyOptionsAnswer>

const CredentialId = Type.String({ minLength: 1, maxLength: 1400 })

export const PasskeyRow = Type.Object({
  id: CredentialId,
  name: Type.String(),
  created_at: Timestamp,
  used_at: Type.Union([Timestamp, Type.Null()]),
})
export type PasskeyRow = Static<typeof PasskeyRow>

export const PasskeysAnswer = Answer({ data: Type.Array(PasskeyRow) })
export type PasskeysAnswer = Static<typeof PasskeysAnswer>

const door = { roles: everyStaffRole, office: 'token' } as const
const inside = { roles: everyStaffRole, office: 'open' } as const

export const officePasskeyCalls = {
  startPasskey: {
    method: 'POST',
    path: '/api/office/passkeys/options',
    summary: 'What a browser makes a passkey with; beside a second factor that is set only while the office is open',
    access: door,
    answer: PasskeyOptionsAnswer,
    failures: [403],
  },
  addPasskey: {
    method: 'POST',
    path: '/api/office/passkeys',
    summary: 'Keep a passkey that the browser made, and open the office where it is closed',
    access: door,
    body: Type.Object({ name: Type.String({ minLength: 1, maxLength: 60 }), response: WebAuthnJson }),
    answer: Nothing,
    failures: [403, 409, 423],
  },
  passkeys: {
    method: 'GET',
    path: '/api/office/passkeys',
    summary: 'The passkeys of the caller',
    access: inside,
    answer: PasskeysAnswer,
  },
  removePasskey: {
    method: 'POST',
    path: '/api/office/passkeys/remove',
    summary: 'Remove a passkey of the caller; the last second factor stays',
    access: inside,
    body: Type.Object({ id: CredentialId }),
    answer: Nothing,
    failures: [404, 409],
  },
  askPasskey: {
    method: 'POST',
    path: '/api/office/session/passkey/options',
    summary: 'What a browser asks the passkeys of the caller with',
    access: door,
    answer: PasskeyOptionsAnswer,
  },
  openWithPasskey: {
    method: 'POST',
    path: '/api/office/session/passkey',
    summary: 'Open the office with a passkey: sets its cookie',
    access: door,
    body: Type.Object({ response: WebAuthnJson }),
    answer: OfficeMeAnswer,
    failures: [423],
  },
} as const satisfies Record<string, Call>
