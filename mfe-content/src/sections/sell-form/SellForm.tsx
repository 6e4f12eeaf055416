import type { User } from '@brightfill/shared/contract'
import { PrivacyLink, SubmitButton, TextField, TrapField, ValidatedForm } from '@brightfill/shared/forms'
import { PhoneField } from '@brightfill/shared/phone'
import { NotSent, Received, UnsentOffer, useLeadForm } from '@brightfill/shared/public-forms'
import { useEffect, useRef } from 'react'
import { sendSellRequest } from '../../api/sell'
import { MachineFields } from './MachineFields'
import styles from './SellSection.module.css'
import { emptySell, type Sell, sellSchema } from './sellSchema'
import { texts } from './texts'

/** The fields that a user's profile already answers. */
const profileSeller = ({ name, last_name, email, phone }: User) => ({ name, last_name, email, phone })

/** The form for offering a machine. This file is a separate chunk, as is the form library. */
export function SellForm({ note }: { note: string | undefined }) {
  const place = useArrivalFocus()
  const { draft, receipt, submit } = useLeadForm<Sell>({
    name: 'sell',
    empty: emptySell,
    answersOf: profileSeller,
    send: ({ website, year, ...request }, key) =>
      sendSellRequest({ ...request, year: Number(year), ...(website && { website }) }, key),
  })

  return (
    <ValidatedForm
      initialValues={emptySell}
      schema={sellSchema}
      draft={draft}
      onSubmit={submit}
      method="post"
      action="/submit-form" // if it is sent without scripts, its values must not end up in the address
      className={styles.form}
    >
      <UnsentOffer form={draft.name} empty={{ ...emptySell, ...draft.known }} />
      <span ref={place} hidden />
      <TextField name="name" label={texts.name} autoComplete="given-name" />
      <TextField name="last_name" label={texts.lastName} autoComplete="family-name" />
      <TextField name="email" type="email" label={texts.email} autoComplete="email" placeholder={texts.emailExample} />
      <PhoneField name="phone" label={texts.phone} />
      <MachineFields />
      <TrapField name="website" />
      <div className={styles.send} data-scripts="needed">
        <SubmitButton variant="amber" arrow progressLabel={texts.sending}>
          {texts.send}
        </SubmitButton>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.full}>
        <PrivacyLink className={styles.note} />
        <NotSent />
        <Received receipt={receipt} />
        <noscript>{texts.withoutScript}</noscript>
      </div>
    </ValidatedForm>
  )
}

/**
 * Moves the focus to the first field when the form loads after a visitor has followed a link to the section.
 */
function useArrivalFocus() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const section = place.current?.closest('section')
    if (section && document.activeElement === section) section.querySelector('input')?.focus({ preventScroll: true })
  }, [])
  return place
}
