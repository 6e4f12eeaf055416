import {
  FailureNote,
  type FormikHelpers,
  SubmitButton,
  showServerErrors,
  TextAreaField,
  TextField,
  ValidatedForm,
} from '@brightfill/shared/forms'
import { completeNumber, PhoneField } from '@brightfill/shared/phone'
import { useSite } from '@brightfill/shared/store'
import { type ComponentProps, type RefObject, useState } from 'react'
import { type Contact, emptyContact } from './Contact'
import { type ContactFieldKit, ContactFields } from './ContactFields'
import styles from './ContactForm.module.css'
import { ContactValues } from './ContactValues'
import { contactDraft, forgetContactDraft, keepContactDraft } from './contactDraft'
import { contactSchema } from './contactSchema'
import { profileContact, withoutProfile } from './profileContact'
import { CONTACT_CALL, sendContact } from './sendContact'
import { texts } from './texts'

export interface LiveContactFormProps {
  form: RefObject<HTMLFormElement | null>
  slug: string | undefined
}

/**
 * The contact form with its checks and messages. It comes as a chunk, with all that forms need (docs/decisions/0007).
 */
export function LiveContactForm({ form, slug }: LiveContactFormProps) {
  const user = useUser()
  const [initialValues] = useState(() => ({ ...contactDraft(), phone: completeNumber(contactDraft().phone) }))
  const [sent, setSent] = useState(false)

  async function submit(contact: Contact, helpers: FormikHelpers<Contact>) {
    setSent(false)
    try {
      await sendContact(contact, slug)
    } catch (error) {
      showServerErrors(error, helpers, contact) // what is typed stays, and but for named fields nothing is said
      return
    }
    forgetContactDraft()
    helpers.resetForm({ values: { ...emptyContact, ...(user && profileContact(user)) } })
    setSent(true)
  }

  return (
    <ValidatedForm
      ref={form}
      initialValues={initialValues}
      schema={contactSchema}
      onSubmit={submit}
      className={styles.form}
      method="post"
      action={CONTACT_CALL}
      aria-labelledby="contact-heading"
    >
      <ContactValues user={user} />
      <ContactFields kit={kit} />
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

const kit: ContactFieldKit = {
  Text: TextField,
  Area: TextAreaField,
  Phone: ContactPhone,
}

function ContactPhone(field: ComponentProps<ContactFieldKit['Phone']>) {
  const user = useUser()
  function keep(phone: string) {
    keepContactDraft(withoutProfile({ phone }, user ? profileContact(user) : {}))
  }
  return <PhoneField {...field} typed={contactDraft().phone} onTyped={keep} />
}

const useUser = () => useSite(({ session }) => (session.status === 'user' ? session.user : undefined))
