import { type Contact, emptyContact } from './Contact'

// A module and no store: only events in the browser write it, and nothing renders by it (docs/style.md).
let draft: Contact = emptyContact

/**
 * What was typed and not sent yet, to be shown again wherever the form appears; the phone as it stands in its
 * field.
 */
export const contactDraft = () => draft

export function keepContactDraft(typed: Partial<Contact>) {
  draft = { ...draft, ...typed }
}

export function forgetContactDraft() {
  draft = emptyContact
}
