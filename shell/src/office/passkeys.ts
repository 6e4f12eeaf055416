import { api } from '@brightfill/shared/api'
import type { PasskeyOptionsAnswer } from '@brightfill/shared/contract'

/** Makes a passkey in this browser and keeps it; the office is open after that. Rejects when the person stops it. */
export async function addPasskey(name: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { data } = await api.post<PasskeyOptionsAnswer>('/office/passkeys/options')
  const response = await startRegistration({ optionsJSON: data.options as never }) // the api made it for this call
  await api.post('/office/passkeys', { name, response })
}

/** Opens the office with a passkey. Rejects when there is none here, or the person stops it. */
export async function openWithPasskey(): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { data } = await api.post<PasskeyOptionsAnswer>('/office/session/passkey/options')
  const response = await startAuthentication({ optionsJSON: data.options as never }) // the api made it for this call
  await api.post('/office/session/passkey', { response })
}
