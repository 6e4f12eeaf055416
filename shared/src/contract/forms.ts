import {
  type ContactFieldName,
  contactFieldOf,
  EMAIL_MAX_LENGTH,
  eachContactField,
  type RequiredContactField,
} from '@brightfill/shared/constants'
import { type Static, type TOptional, type TString, Type } from 'typebox'
import { Answer, Flag, Id, NullOr, ShortText, Slug, Timestamp } from './parts'

const Required = Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' })

/** Hidden field that no person fills. When it is filled, the answer is the same and nothing is stored. */
const Trap = Type.Optional(Type.String({ maxLength: 500 }))

function contactText(name: ContactFieldName) {
  const { max: maxLength, missing } = contactFieldOf(name)
  return missing ? Type.String({ minLength: 1, maxLength, pattern: '\\S' }) : Type.Optional(Type.String({ maxLength }))
}

/** The texts of the contact form as it sends them: an optional one may be missing. */
const ContactTexts = eachContactField(contactText) as {
  [Name in ContactFieldName]: Name extends RequiredContactField ? TString : TOptional<TString> // as each is made above
}

/** The contact form in the footer. Only machine pages send `slug` and the wishes. */
export const ContactRequest = Type.Object({
  ...ContactTexts,
  slug: Type.Optional(Slug),
  wants_visit: Type.Optional(Flag),
  /** A quote for the transport of the machine. */
  wants_quote: Type.Optional(Flag),
  website: Trap,
})
export type ContactRequest = Static<typeof ContactRequest>

/** The sell form. */
export const SellRequest = Type.Object({
  name: Required,
  last_name: Required,
  email: Type.String({ minLength: 1, maxLength: EMAIL_MAX_LENGTH }),
  phone: Required,
  manufacturer: Required,
  model: Required,
  year: Type.Union([Type.Integer({ minimum: 1900, maximum: 2100 }), ShortText]),
  website: Trap,
})
export type SellRequest = Static<typeof SellRequest>

/** The answer to both forms, with status 201. */
export const ReceivedAnswer = Answer({
  reference: Type.String(),
  /** The day by which we answer, YYYY-MM-DD. */
  answer_by: Type.String({ format: 'date' }),
  /** Whether a copy is e-mailed to the given address; one address gets only so many. */
  copied: Type.Optional(Type.Boolean()),
})
export type ReceivedAnswer = Static<typeof ReceivedAnswer>

// The stored part of both forms.

export const EnquiryRow = Type.Object({
  id: Id,
  reference: Type.String(),
  ...eachContactField(() => Type.String()),
  machine_slug: NullOr(Type.String()),
  wants_visit: Type.Boolean(),
  wants_quote: Type.Boolean(),
  created_at: Timestamp,
})
export type EnquiryRow = Static<typeof EnquiryRow>

export const SellRequestRow = Type.Object({
  id: Id,
  reference: Type.String(),
  name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  manufacturer: Type.String(),
  model: Type.String(),
  year: Type.String(),
  created_at: Timestamp,
})
export type SellRequestRow = Static<typeof SellRequestRow>
