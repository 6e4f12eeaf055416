import { call } from '@brightfill/shared/api'
import { type ContactFieldName, contactFieldOf, eachContactField } from '@brightfill/shared/constants'
import type { ContactRequest, ReceivedAnswer } from '@brightfill/shared/contract'
import { boolean, type ObjectSchema, object, optionalEmail, string } from '@brightfill/shared/forms'
import { texts } from './texts'

/** `website` is a trap for bots that people leave empty. */
export const emptyContact = { ...eachContactField(() => ''), website: '' }
export type Contact = typeof emptyContact

/** The choices of the form below a machine: whether the enquiry is about it, and what else is wanted. */
export const noWishes = { about: true, wants_visit: false, wants_quote: false }
export type Wishes = typeof noWishes

function contactText(name: ContactFieldName) {
  const { max, missing } = contactFieldOf(name)
  const text = name === 'email' ? optionalEmail() : string().trim()
  const limited = text.default('').max(max, texts.tooLong(max))
  return missing ? limited.required(missing) : limited
}

export const contactSchema: ObjectSchema<Contact & Wishes> = object({
  ...eachContactField(contactText),
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
export function sendContact(
  { website, about, wants_visit, wants_quote, ...contact }: Contact & Wishes,
  { slug, key }: { slug: string | undefined; key: string },
): Promise<ReceivedAnswer> {
  const wishes = { ...(wants_visit && { wants_visit: 1 as const }), ...(wants_quote && { wants_quote: 1 as const }) }
  const request: ContactRequest = {
    ...contact,
    ...(slug && about && { slug, ...wishes }),
    ...(website && { website }),
  }
  return call(`POST ${CONTACT_CALL}`, request, { json: true, key })
}
