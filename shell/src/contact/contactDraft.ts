import { type Contact, emptyContact } from './Contact'

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
