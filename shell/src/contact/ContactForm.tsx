import { contactFields } from '@brightfill/shared/constants'
import type { User } from '@brightfill/shared/contract'
import { PrivacyLink, SubmitButton, TextAreaField, TextField, TrapField, ValidatedForm } from '@brightfill/shared/forms'
import { PhoneField } from '@brightfill/shared/phone'
import { Confirmation, NotSent, UnsentOffer, useLeadForm } from '@brightfill/shared/public-forms'
import type { Subject } from '@brightfill/shared/router'
import { useSite } from '@brightfill/shared/store'
import { useHydrated } from '@brightfill/shared/ui'
import { useEffect, useState } from 'react'
import { arriveAt, hashTarget } from '../navigation/hashTarget'
import { AboutMachine, useSubject } from './AboutMachine'
import styles from './ContactForm.module.css'
import {
  CONTACT_CALL,
  type Contact,
  contactSchema,
  emptyContact,
  noWishes,
  sendContact,
  type Wishes,
} from './contactRequest'
import { OpeningHours } from './OpeningHours'
import { texts } from './texts'

const empty = { ...emptyContact, ...noWishes }

/**
 * The contact form. Without scripts it is a plain HTML form. This file is a chunk that also holds the
 * code all forms share.
 */
export function ContactForm() {
  const shown = useSubject()
  const [kept, setKept] = useState<{ subject?: Subject }>()
  const { subject = undefined } = kept ?? { subject: shown } // the stored draft may be about no machine
  const hydrated = useHydrated()
  const { draft, receipt, forgetReceipt, submit } = useLeadForm<Contact & Wishes>({
    name: 'contact',
    empty,
    about: subject?.slug,
    more: { subject },
    answersOf: profileContact,
    send: (contact, key) => sendContact(contact, { slug: subject?.slug, key }),
    onArrived: () => setKept(undefined),
  })
  useLateArrival()

  return (
    <ValidatedForm
      initialValues={empty}
      schema={contactSchema}
      draft={draft}
      onSubmit={submit}
      className={styles.form}
      method="post"
      action={CONTACT_CALL}
      aria-labelledby="contact-heading"
      data-alive={hydrated || undefined}
    >
      {receipt ? (
        <Confirmation receipt={receipt} onAnother={forgetReceipt} />
      ) : (
        <>
          <UnsentOffer form={draft.name} empty={{ ...empty, ...draft.known }} onOffer={setKept} />
          <ContactFields subject={subject} />
        </>
      )}
    </ValidatedForm>
  )
}

function ContactFields({ subject }: { subject: Subject | undefined }) {
  const company = useSite(({ options }) => options['Meta site']?.Company)
  return (
    <>
      {subject && <AboutMachine subject={subject} />}
      <TextField name="name" label={contactFields.name.title} autoComplete="name" placeholder={texts.namePlaceholder} />
      <TextField
        name="company_name"
        label={contactFields.company_name.title}
        autoComplete="organization"
        placeholder={texts.companyPlaceholder}
      />
      <PhoneField name="phone" label={contactFields.phone.title} />
      <TextField
        name="email"
        label={contactFields.email.title}
        type="email"
        autoComplete="email"
        placeholder={texts.emailPlaceholder}
      />
      <TextField
        name="full_address"
        label={contactFields.full_address.title}
        autoComplete="address-line1"
        placeholder={texts.addressPlaceholder}
        className={styles.full}
      />
      <TextAreaField
        name="message"
        label={contactFields.message.title}
        autoComplete="off"
        placeholder={texts.messagePlaceholder}
        className={styles.full}
      />
      <TrapField name="website" />
      <div className={styles.full}>
        <SubmitButton variant="amber" size="md" arrow progressLabel={texts.sending}>
          {texts.send}
        </SubmitButton>
        <PrivacyLink className={styles.privacy} />
        {company && <OpeningHours company={company} />}
        <NotSent />
      </div>
    </>
  )
}

/** The contact fields that a user's profile already answers. */
function profileContact({ name, last_name, email, phone, address, country }: User) {
  const place = [address.address, address.city_name, address.state, address.zip_code, country]
  return {
    name: [name, last_name].filter(Boolean).join(' '),
    email,
    phone,
    full_address: place.filter(Boolean).join(', '),
  }
}

/** Visitors who followed a link to the form go on to its first field, which was not there yet. */
function useLateArrival() {
  useEffect(() => {
    const target = hashTarget(window.location.hash)
    if (target && target === document.activeElement) arriveAt(target, 'instant')
  }, [])
}
