import {
  FailureNote,
  type FormikHelpers,
  SubmitButton,
  showServerErrors,
  TextField,
  TrapField,
  ValidatedForm,
} from '@brightfill/shared/forms'
import { messageSent } from '@brightfill/shared/messages'
import { PhoneField } from '@brightfill/shared/phone'
import { useState } from 'react'
import { sendSellRequest } from '../../api/sell'
import { MachineFields } from './MachineFields'
import { Prefill } from './Prefill'
import styles from './SellSection.module.css'
import { emptySell, type Sell, sellSchema } from './sellSchema'
import { texts } from './texts'
import { useArrivalFocus } from './useArrivalFocus'

/** The form for offering a machine. This file is a separate chunk, as is the form library. */
export function SellForm({ note }: { note: string | undefined }) {
  const [sent, setSent] = useState(false)
  const place = useArrivalFocus()

  async function submit({ website, year, ...request }: Sell, form: FormikHelpers<Sell>) {
    setSent(false)
    try {
      await sendSellRequest({ ...request, year: Number(year), ...(website && { website }) })
    } catch (error) {
      showServerErrors(error, form, {}) // without fields: a failure shows at most the note, when that is on
      return
    }
    form.resetForm()
    setSent(true)
  }

  return (
    <ValidatedForm
      initialValues={emptySell}
      schema={sellSchema}
      onSubmit={submit}
      method="post"
      action="/submit-form" // if it is sent without scripts, its values must not end up in the address
      className={styles.form}
    >
      <Prefill />
      <span ref={place} hidden />
      <TextField name="name" label={texts.name} autoComplete="given-name" />
      <TextField name="last_name" label={texts.lastName} autoComplete="family-name" />
      <TextField name="email" type="email" label={texts.email} autoComplete="email" placeholder={texts.emailExample} />
      <PhoneField name="phone" label={texts.phone} />
      <MachineFields />
      <TrapField name="website" />
      <div className={styles.send}>
        <SubmitButton variant="amber" arrow progressLabel={texts.sending}>
          {texts.send}
        </SubmitButton>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.full}>
        <FailureNote />
        <p role="status">{sent && messageSent}</p>
        <noscript>{texts.withoutScript}</noscript>
      </div>
    </ValidatedForm>
  )
}
