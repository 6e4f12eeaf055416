import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@brightfill/shared/constants'
import { email, object, string } from '@brightfill/shared/forms'
import { messages } from '@brightfill/shared/messages'
import { texts } from './texts'

const name = (missing: string) => string().trim().required(missing).max(NAME_MAX_LENGTH, texts.tooLong(NAME_MAX_LENGTH))

/** Refuses everything that the api would refuse. */
export const sellSchema = object({
  name: name(messages.form.name),
  last_name: name(messages.form.lastName),
  email: email().max(EMAIL_MAX_LENGTH, texts.tooLong(EMAIL_MAX_LENGTH)),
  phone: string().required(messages.form.phone),
  manufacturer: string().required(messages.form.manufacturer),
  model: string().required(messages.form.model),
  year: string().required(messages.form.year),
  /** The trap: no person fills it. */
  website: string().default(''),
})

export const emptySell = {
  name: '',
  last_name: '',
  email: '',
  phone: '',
  manufacturer: '',
  model: '',
  year: '',
  website: '',
}
export type Sell = typeof emptySell
