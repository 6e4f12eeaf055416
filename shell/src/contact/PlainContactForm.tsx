import { FIRST_PHONE_COUNTRY } from '@brightfill/shared/constants'
import {
  Button,
  ChevronDownIcon,
  Field,
  Input,
  PhoneFrame,
  TextArea,
  TextInput,
  useHydrated,
} from '@brightfill/shared/ui'
import type { FormHTMLAttributes, RefObject } from 'react'
import { type ContactFieldKit, ContactFields } from './ContactFields'
import styles from './ContactForm.module.css'
import { contactDraft } from './contactDraft'
import { CONTACT_CALL } from './sendContact'
import { TrapField } from './TrapField'
import { texts } from './texts'

interface PlainContactFormProps
  extends Pick<FormHTMLAttributes<HTMLFormElement>, 'onInput' | 'onCompositionStart' | 'onFocus' | 'onSubmit'> {
  form: RefObject<HTMLFormElement | null>
  slug: string | undefined
  busy: boolean
}

/**
 * The form as the server draws it. By itself it is a document's form: the browser checks it and sends it. With scripts it stands in
 * until the code of the live form is there, which then takes over what was typed.
 */
export function PlainContactForm({ form, slug, busy, ...events }: PlainContactFormProps) {
  const hydrated = useHydrated()
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={CONTACT_CALL}
      noValidate={hydrated}
      aria-labelledby="contact-heading"
      {...events}
    >
      <ContactFields kit={kit} />
      <TrapField name="website" defaultValue={contactDraft().website} />
      {slug && <input type="hidden" name="slug" value={slug} />}
      <div className={styles.full}>
        <Button type="submit" variant="amber" arrow loading={busy} progressLabel={texts.sending}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}

type PlainName = keyof ReturnType<typeof contactDraft>
const draftOf = (name: string) => contactDraft()[name as PlainName] // the names of ContactFields are those of Contact

const kit: ContactFieldKit = {
  Text: ({ name, ...text }) => (
    <TextInput {...text} name={name} required={!text.optional} defaultValue={draftOf(name)} />
  ),
  Area: ({ name, ...area }) => <TextArea {...area} name={name} defaultValue={draftOf(name)} />,
  Phone: ({ name, label }) => (
    <Field label={label}>
      {(control) => (
        <PhoneFrame
          country={(face) => (
            <>
              <span className={face} aria-hidden="true">
                {FIRST_PHONE_COUNTRY.code} {FIRST_PHONE_COUNTRY.dial_code}
              </span>
              <ChevronDownIcon size={14} />
            </>
          )}
          number={(line) => (
            <Input
              {...control}
              name={name}
              type="tel"
              autoComplete="tel"
              required
              className={line}
              defaultValue={draftOf(name)}
            />
          )}
        />
      )}
    </Field>
  ),
}
