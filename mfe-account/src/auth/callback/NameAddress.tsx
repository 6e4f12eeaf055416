import { ApiError } from '@brightfill/shared/api'
import {
  email,
  FailureNote,
  type FormikHelpers,
  type InferType,
  object,
  PrivacyLink,
  showServerErrors,
  TextField,
  ValidatedForm,
} from '@brightfill/shared/forms'
import { pathTo } from '@brightfill/shared/router'
import { TextLink } from '@brightfill/shared/ui'
import { useState } from 'react'
import { nameAddress } from '../../api/session'
import { AuthLayout } from '../AuthLayout'
import { AuthSubmit } from '../AuthSubmit'
import fields from '../fields.module.css'
import { texts } from './texts'

const schema = object({ email: email() })
type Address = InferType<typeof schema>

/** Asks for the e-mail address that the provider did not give; a link e-mailed there completes the sign-in. */
export function NameAddress() {
  const [outcome, setOutcome] = useState<string>()

  async function submit(values: Address, form: FormikHelpers<Address>) {
    try {
      await nameAddress(values.email)
      setOutcome(texts.sent(values.email))
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) setOutcome(texts.ended)
      else showServerErrors(error, form, values)
    }
  }
  return (
    <AuthLayout heading={texts.oneMoreStep}>
      <p className={fields.text}>{texts.whichAddress}</p>
      <ValidatedForm
        method="post"
        initialValues={{ email: '' }}
        schema={schema}
        onSubmit={submit}
        className={fields.form}
      >
        <TextField name="email" type="email" label={texts.email} autoComplete="email" inputMode="email" />
        <FailureNote />
        <PrivacyLink className={fields.text} />
        <AuthSubmit submitting={texts.sending}>{texts.send}</AuthSubmit>
      </ValidatedForm>
      <p role="status">{outcome}</p>
      <TextLink to={pathTo('login')}>{texts.login}</TextLink>
    </AuthLayout>
  )
}
