import { api, keyed } from '@brightfill/shared/api'
import type { ContactRequest, ReceivedAnswer } from '@brightfill/shared/contract'
import { boolean, type ObjectSchema, object, optionalEmail, string } from '@brightfill/shared/forms'
import { messages } from '@brightfill/shared/messages'

/**
 * The fields of the contact form, under their names in the api. `website` is a trap that people leave empty
 * (R-255).
 */
export const emptyContact = {
  name: '',
  company_name: '',
  phone: '',
  email: '',
  full_address: '',
  message: '',
  website: '',
}
export type Contact = typeof emptyContact

/** The choices of the form below a machine: whether the enquiry is about it, and what else is wanted. */
export const noWishes = { about: true, wants_visit: false, wants_quote: false }
export type Wishes = typeof noWishes

export const contactSchema: ObjectSchema<Contact & Wishes> = object({
  name: string().trim().required(messages.form.name),
  company_name: string().trim().required(messages.form.companyName),
  phone: string().required(messages.form.phone),
  email: optionalEmail().default(''),
  full_address: string().trim().default(''),
  message: string().trim().default(''),
  website: string().default(''),
  about: boolean().default(true),
  wants_visit: boolean().default(false),
  wants_quote: boolean().default(false),
})

/** The address that the form posts to, with and without scripts. */
export const CONTACT_CALL = '/submit-form-footer'

/**
 * Sends the form as JSON. `slug` and wishes are set only when the enquiry is about a machine. The api takes a
 * message once, whichever of its copies with the same key arrives.
 */
export async function sendContact(
  { website, about, wants_visit, wants_quote, ...contact }: Contact & Wishes,
  { slug, key }: { slug: string | undefined; key: string },
): Promise<ReceivedAnswer> {
  const wishes = { ...(wants_visit && { wants_visit: 1 as const }), ...(wants_quote && { wants_quote: 1 as const }) }
  const request: ContactRequest = {
    ...contact,
    ...(slug && about && { slug, ...wishes }),
    ...(website && { website }),
  }
  const { data } = await api.post<ReceivedAnswer>(CONTACT_CALL, request, keyed(key))
  return data
}
