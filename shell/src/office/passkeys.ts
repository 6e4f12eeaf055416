import { call } from '@brightfill/shared/api'

/** Creates and stores a passkey in this browser; the office is open after that. Rejects when the colleague cancels. */
export async function addPasskey(name: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { options } = await call('POST /office/passkeys/options')
  const response = await startRegistration({ optionsJSON: options as never }) // the api made them for this call
  await call('POST /office/passkeys', { name, response: { ...response } })
}

/** Opens the office with a passkey. Rejects when there is none here, or the colleague cancels. */
export async function openWithPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { options } = await call('POST /office/session/passkey/options')
  const response = await startAuthentication({ optionsJSON: options as never }) // the api made it for this call
  await call('POST /office/session/passkey', { response: { ...response } })
}
