import { api } from '@brightfill/shared/api'
import type { ContactRequest, ReceivedAnswer } from '@brightfill/shared/contract'
import type { Contact } from './Contact'

/** The address that the form posts to, with and without scripts. */
export const CONTACT_CALL = '/submit-form-footer'

/** Sends the form as JSON. `slug` is set only while the visitor looks at a machine. */
export async function sendContact({ website, ...contact }: Contact, slug: string | undefined): Promise<void> {
  const request: ContactRequest = { ...contact, ...(slug && { slug }), ...(website && { website }) }
  await api.post<ReceivedAnswer>(CONTACT_CALL, request)
}
