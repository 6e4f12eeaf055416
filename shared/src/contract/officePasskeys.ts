import { type Static, Type } from 'typebox'
import { OfficeMeAnswer } from './officeSession'
import { Answer, Nothing, NullOr, Timestamp } from './parts'
import { door, staff } from './rows'

// Passkeys (WebAuthn) as second factor of the office (O-08, docs/decisions/0020).

/** The JSON that browsers take and give: `PublicKeyCredentialCreationOptionsJSON` and its relatives of WebAuthn. */
const WebAuthnJson = Type.Record(Type.String(), Type.Unknown())

/** The challenge for the browser. It is valid for one answer of this sign-in, within five minutes. */
export const PasskeyOptionsAnswer = Answer({ options: WebAuthnJson })
export type PasskeyOptionsAnswer = Static<typeof PasskeyOptionsAnswer>

const CredentialId = Type.String({ minLength: 1, maxLength: 1400 })

export const PasskeyRow = Type.Object({
  id: CredentialId,
  name: Type.String(),
  created_at: Timestamp,
  used_at: NullOr(Timestamp),
})
export type PasskeyRow = Static<typeof PasskeyRow>

export const officePasskeyCalls = {
  startPasskey: door.post(
    '/api/office/passkeys/options',
    'Options for creating a passkey; if a second factor exists, the office must be unlocked',
    { answer: PasskeyOptionsAnswer, failures: [403] },
  ),
  addPasskey: door.post('/api/office/passkeys', 'Save a new passkey, and unlock the office if it is locked', {
    body: Type.Object({ name: Type.String({ minLength: 1, maxLength: 60 }), response: WebAuthnJson }),
    answer: Nothing,
    failures: [403, 409, 423],
  }),
  passkeys: staff.get('/api/office/passkeys', 'The caller’s passkeys', {
    answer: Answer({ data: Type.Array(PasskeyRow) }),
  }),
  removePasskey: staff.post(
    '/api/office/passkeys/remove',
    'Remove one of the caller’s passkeys, but not the last second factor',
    { body: Type.Object({ id: CredentialId }), answer: Nothing, failures: [404, 409] },
  ),
  askPasskey: door.post('/api/office/session/passkey/options', 'Options for asking the browser for a passkey', {
    answer: PasskeyOptionsAnswer,
  }),
  openWithPasskey: door.post('/api/office/session/passkey', 'Unlock the office with a passkey: sets its cookie', {
    body: Type.Object({ response: WebAuthnJson }),
    answer: OfficeMeAnswer,
    failures: [423],
  }),
}
