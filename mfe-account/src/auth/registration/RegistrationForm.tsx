import { ApiError } from '@brightfill/shared/api'
import { REDIRECT_AFTER_REGISTRATION } from '@brightfill/shared/constants'
import { CheckboxField, PrivacyLink, SubmitButton, TextField, ValidatedForm } from '@brightfill/shared/forms'
import { messages } from '@brightfill/shared/messages'
import { PhoneField } from '@brightfill/shared/phone'
import { pathTo } from '@brightfill/shared/router'
import { register } from '../../api/registration'
import fields from '../fields.module.css'
import { NewPasswordFields } from '../NewPasswordFields'
import { useDelayedNavigate } from '../useDelayedNavigate'
import { useToast } from '../useToast'
import { emptyRegistration, type Registration, registrationSchema } from './registrationSchema'
import { texts } from './texts'

/** The message for each status of a refusal. */
function refusalText(status: number): string {
  if (status === 409) return messages.registration.emailExists
  if (status === 422) return messages.registration.invalid
  return messages.registration.unknown
}

/** A new account. */
export function RegistrationForm() {
  const { goLater, leaving } = useDelayedNavigate()
  const toast = useToast()

  async function submit({ name, email, mobilePhone, password, remember }: Registration) {
    if (leaving()) return
    try {
      await register({ name, email, phone: mobilePhone, password })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status > 0) return toast('error', refusalText(error.status))
      // biome-ignore lint/suspicious/noConsole: no answer at all is only logged (R-471)
      return console.error(error)
    }
    toast('success', messages.registration.success)
    goLater(pathTo('login'), REDIRECT_AFTER_REGISTRATION, { state: { email, remember } })
  }
  return (
    <ValidatedForm
      method="post"
      action="/registration/account"
      initialValues={emptyRegistration}
      schema={registrationSchema}
      onSubmit={submit}
      className={fields.form}
    >
      <TextField name="name" label={texts.name} autoComplete="name" />
      <TextField name="email" type="email" label={texts.email} autoComplete="email" inputMode="email" />
      <PhoneField name="mobilePhone" label={texts.phone} />
      <NewPasswordFields labels={[texts.password, texts.confirm]} names={['password', 'confirmPassword']} />
      <CheckboxField name="remember" label={texts.remember} />
      <PrivacyLink className={fields.text} />
      <SubmitButton wide size="md" progressLabel={texts.submitting}>
        {texts.submit}
      </SubmitButton>
    </ValidatedForm>
  )
}
