import { type Static, Type } from 'typebox'
import { OfficeMeAnswer } from './officeSession'
import { Answer, Nothing, NullOr, Timestamp } from './parts'
import { door, staff } from './rows'

// Passkeys (WebAuthn) as second factor of the office (O-08, docs/decisions/0020).

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
  used_at: NullOr(Timestamp),
})
export type PasskeyRow = Static<typeof PasskeyRow>

export const officePasskeyCalls = {
  startPasskey: door.post(
    '/api/office/passkeys/options',
    'What a browser makes a passkey with; beside a second factor that is set only while the office is open',
    { answer: PasskeyOptionsAnswer, failures: [403] },
  ),
  addPasskey: door.post(
    '/api/office/passkeys',
    'Keep a passkey that the browser made, and open the office where it is closed',
    {
      body: Type.Object({ name: Type.String({ minLength: 1, maxLength: 60 }), response: WebAuthnJson }),
      answer: Nothing,
      failures: [403, 409, 423],
    },
  ),
  passkeys: staff.get('/api/office/passkeys', 'The passkeys of the caller', {
    answer: Answer({ data: Type.Array(PasskeyRow) }),
  }),
  removePasskey: staff.post(
    '/api/office/passkeys/remove',
    'Remove a passkey of the caller; the last second factor stays',
    { body: Type.Object({ id: CredentialId }), answer: Nothing, failures: [404, 409] },
  ),
  askPasskey: door.post('/api/office/session/passkey/options', 'What a browser asks the passkeys of the caller with', {
    answer: PasskeyOptionsAnswer,
  }),
  openWithPasskey: door.post('/api/office/session/passkey', 'Open the office with a passkey: sets its cookie', {
    body: Type.Object({ response: WebAuthnJson }),
    answer: OfficeMeAnswer,
    failures: [423],
  }),
}
