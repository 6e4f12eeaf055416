import { email, object, string } from '@brightfill/shared/forms'
import { messages } from '@brightfill/shared/messages'

export const sellSchema = object({
  name: string().trim().required(messages.form.name),
  last_name: string().trim().required(messages.form.lastName),
  email: email(),
  phone: string().required(messages.form.phone),
  manufacturer: string().required(messages.form.manufacturer),
  model: string().required(messages.form.model),
  year: string().required(messages.form.year),
  /** The trap: no person fills it. */
  website: string().default(''),
})

export const emptySell = { name: '', last_name: '', email: '', phone: '', manufacturer: '', model: '', year: '', website: '' }
export type Sell = typeof emptySell
