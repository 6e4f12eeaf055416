import {
  FailureNote,
  type FormikHelpers,
  SubmitButton,
  showServerErrors,
  TextAreaField,
  TextField,
  TrapField,
  ValidatedForm,
} from '@brightfill/shared/forms'
import { completeNumber, loadCountries, PhoneField } from '@brightfill/shared/phone'
import { useSite } from '@brightfill/shared/store'
import { useHydrated } from '@brightfill/shared/ui'
import { useState } from 'react'
import { type Contact, emptyContact } from './Contact'
import styles from './ContactForm.module.css'
import { contactDraft, forgetContactDraft, keepContactDraft } from './contactDraft'
import { contactSchema } from './contactSchema'
import { KeptValues } from './KeptValues'
import { profileContact, withoutProfile } from './profileContact'
import { CONTACT_CALL, sendContact } from './sendContact'
import { texts } from './texts'
import { useMachineSlug } from './useMachineSlug'

/**
 * Loads the countries with the form, so that it shows a number from the draft at once. The form also works without
 * them.
 */
export const ready = loadCountries().catch(() => {})

/**
 * The contact form. Without scripts it is a plain HTML form. This file is a chunk that also holds the
 * code all forms share.
 */
export function ContactForm() {
  const slug = useMachineSlug()
  const user = useSite(({ session }) => (session.status === 'user' ? session.user : undefined))
  const hydrated = useHydrated()
  const [initialValues] = useState(() => ({ ...contactDraft(), phone: completeNumber(contactDraft().phone) }))
  const [sent, setSent] = useState(false)

  async function submit(contact: Contact, helpers: FormikHelpers<Contact>) {
    setSent(false)
    try {
      await sendContact(contact, slug)
    } catch (error) {
      showServerErrors(error, helpers, contact) // the text stays; only errors of named fields show
      return
    }
    forgetContactDraft()
    helpers.resetForm({ values: { ...emptyContact, ...(user && profileContact(user)) } })
    setSent(true)
  }

  return (
    <ValidatedForm
      initialValues={initialValues}
      schema={contactSchema}
      onSubmit={submit}
      className={styles.form}
      method="post"
      action={CONTACT_CALL}
      aria-labelledby="contact-heading"
      data-alive={hydrated || undefined}
    >
      <KeptValues user={user} />
      <TextField name="name" label={texts.name} autoComplete="name" placeholder={texts.namePlaceholder} />
      <TextField
        name="company_name"
        label={texts.companyName}
        autoComplete="organization"
        placeholder={texts.companyPlaceholder}
      />
      <PhoneField
        name="phone"
        label={texts.phone}
        typed={contactDraft().phone}
        onTyped={(phone) => keepContactDraft(withoutProfile({ phone }, user ? profileContact(user) : {}))}
      />
      <TextField
        name="email"
        label={texts.email}
        type="email"
        autoComplete="email"
        placeholder={texts.emailPlaceholder}
      />
      <TextField
        name="full_address"
        label={texts.address}
        autoComplete="address-line1"
        placeholder={texts.addressPlaceholder}
        className={styles.full}
      />
      <TextAreaField
        name="message"
        label={texts.message}
        autoComplete="off"
        placeholder={texts.messagePlaceholder}
        className={styles.full}
      />
      <TrapField name="website" />
      {slug && <input type="hidden" name="slug" value={slug} />}
      <div className={styles.full}>
        <SubmitButton variant="amber" size="md" arrow progressLabel={texts.sending}>
          {texts.send}
        </SubmitButton>
        <FailureNote />
        <p role="status" className={styles.sent}>
          {sent && texts.sent}
        </p>
      </div>
    </ValidatedForm>
  )
}
