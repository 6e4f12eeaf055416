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

// A plain module, not a store: only browser events write it, and no component renders from it (docs/style.md).
let draft: Contact = emptyContact

/**
 * Text that the visitor typed but has not sent; the next form shows it again. The phone is the raw text of its
 * field.
 */
export const contactDraft = () => draft

export function keepContactDraft(typed: Partial<Contact>) {
  draft = { ...draft, ...typed }
}

export function forgetContactDraft() {
  draft = emptyContact
}
