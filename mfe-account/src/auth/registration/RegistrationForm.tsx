import { ApiError } from '@brightfill/shared/api'
import { REDIRECT_AFTER_REGISTRATION } from '@brightfill/shared/constants'
import {
  CheckboxField,
  PrivacyLink,
  showServerErrors,
  TextField,
  usePublicForm,
  ValidatedForm,
} from '@brightfill/shared/forms'
import { messages } from '@brightfill/shared/messages'
import { PhoneField } from '@brightfill/shared/phone'
import { pathTo } from '@brightfill/shared/router'
import { useState } from 'react'
import { register } from '../../api/registration'
import { AuthSubmit } from '../AuthSubmit'
import fields from '../fields.module.css'
import type { LoginNotice } from '../login/loginNotice'
import { NewPasswordFields } from '../NewPasswordFields'
import { type Outcome, OutcomeLine } from '../OutcomeLine'
import { useDelayedNavigate } from '../useDelayedNavigate'
import { useToast } from '../useToast'
import { whyNot } from '../whyNot'
import { emptyRegistration, type Registration, registrationSchema } from './registrationSchema'
import { texts } from './texts'

/** The message for each status of a refusal. */
function refusalText(status: number): string {
  if (status === 409) return messages.registration.emailExists
  if (status === 422) return messages.registration.invalid
  return messages.registration.unknown
}

/** The refusal under the names of this form. */
function inFields({ status, message, fields: { phone, ...named } }: ApiError): ApiError {
  const taken = status === 409 && { email: [messages.registration.emailExists] }
  return new ApiError(status, message, { ...named, ...(phone && { mobilePhone: phone }), ...taken })
}

/** A new account. */
export function RegistrationForm() {
  const { goLater, leaving } = useDelayedNavigate()
  const toast = useToast()
  const [outcome, setOutcome] = useState<Outcome>()
  const { draft, submit } = usePublicForm<Registration, unknown>({
    name: 'registration',
    send({ name, email, mobilePhone, password }, key) {
      setOutcome(undefined)
      return register({ name, email, phone: mobilePhone, password }, key)
    },
    onArrived(_, { values: { email, remember } }) {
      toast('success', messages.registration.success)
      setOutcome({ text: texts.created, failed: false })
      goLater(pathTo('login'), REDIRECT_AFTER_REGISTRATION, {
        state: { email, remember, notice: 'registered' satisfies LoginNotice },
      })
    },
    onFailed(error, { values, form }) {
      if (!(error instanceof ApiError)) throw error
      if (error.status > 0) toast('error', refusalText(error.status))
      // biome-ignore lint/suspicious/noConsole: no toast for no answer at all (R-471)
      else console.error(error)
      if (showServerErrors(inFields(error), form, values)) return
      setOutcome({ text: error.status === 422 ? texts.refused : whyNot(error, texts.notNow), failed: true })
    },
  })

  return (
    <ValidatedForm
      method="post"
      initialValues={emptyRegistration}
      schema={registrationSchema}
      draft={draft}
      onSubmit={(values, form) => (leaving.current ? undefined : submit(values, form))}
      className={fields.form}
    >
      <TextField name="name" label={texts.name} autoComplete="name" />
      <TextField name="email" type="email" label={texts.email} autoComplete="email" inputMode="email" />
      <PhoneField name="mobilePhone" label={texts.phone} />
      <NewPasswordFields labels={[texts.password, texts.confirm]} names={['password', 'confirmPassword']} />
      <CheckboxField name="remember" label={texts.remember} />
      <OutcomeLine outcome={outcome} />
      <PrivacyLink className={fields.text} />
      <AuthSubmit submitting={texts.submitting}>{texts.submit}</AuthSubmit>
    </ValidatedForm>
  )
}
