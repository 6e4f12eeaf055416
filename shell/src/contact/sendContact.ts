import { api } from '@brightfill/shared/api'
import type { ContactRequest, ReceivedAnswer } from '@brightfill/shared/contract'
import type { Contact, Wishes } from './Contact'

/** The address that the form posts to, with and without scripts. */
export const CONTACT_CALL = '/submit-form-footer'

/** Sends the form as JSON. `slug` and wishes are set only when the enquiry is about a machine. */
export async function sendContact(
  { website, about, wants_visit, wants_quote, ...contact }: Contact & Wishes,
  slug: string | undefined,
): Promise<ReceivedAnswer> {
  const wishes = { ...(wants_visit && { wants_visit: 1 as const }), ...(wants_quote && { wants_quote: 1 as const }) }
  const request: ContactRequest = {
    ...contact,
    ...(slug && about && { slug, ...wishes }),
    ...(website && { website }),
  }
  const { data } = await api.post<ReceivedAnswer>(CONTACT_CALL, request)
  return data
}
