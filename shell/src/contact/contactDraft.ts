import { FormDraft } from '@brightfill/shared/draft'

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

/** Text that the visitor typed but has not sent; the next form shows it again. */
export const contactDraft = new FormDraft(emptyContact)
