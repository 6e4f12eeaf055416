import { boolean, type ObjectSchema, object, optionalEmail, string } from '@brightfill/shared/forms'
import { messages } from '@brightfill/shared/messages'
import type { Contact, Wishes } from './Contact'

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
