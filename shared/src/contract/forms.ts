import { EMAIL_MAX_LENGTH, MESSAGE_MAX_LENGTH } from '@brightfill/shared/constants'
import { type Static, Type } from 'typebox'
import { Answer, ShortText, Slug } from './parts'

const Required = Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' })

/** Hidden field that no person fills. When it is filled, the answer is the same and nothing is stored. */
const Trap = Type.Optional(Type.String({ maxLength: 500 }))

/** The contact form in the footer. Only machine pages send `slug`. */
export const ContactRequest = Type.Object({
  name: Required,
  company_name: Required,
  phone: Required,
  email: Type.Optional(Type.String({ maxLength: EMAIL_MAX_LENGTH })),
  full_address: Type.Optional(Type.String({ maxLength: 500 })),
  message: Type.Optional(Type.String({ maxLength: MESSAGE_MAX_LENGTH })),
  slug: Type.Optional(Slug),
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
export const ReceivedAnswer = Answer({ reference: Type.String() })
export type ReceivedAnswer = Static<typeof ReceivedAnswer>
