import { ApiError } from '@brightfill/shared/api'
import { REDIRECT_AFTER_RESET } from '@brightfill/shared/constants'
import { CheckboxField, ValidatedForm } from '@brightfill/shared/forms'
import { messages, resetUnknown } from '@brightfill/shared/messages'
import { pathTo } from '@brightfill/shared/router'
import { useState } from 'react'
import { type ResetLink, resetPassword } from '../../api/registration'
import { AuthSubmit } from '../AuthSubmit'
import fields from '../fields.module.css'
import type { LoginNotice } from '../login/loginNotice'
import { NewPasswordFields } from '../NewPasswordFields'
import { type Outcome, OutcomeLine } from '../OutcomeLine'
import { useDelayedNavigate } from '../useDelayedNavigate'
import { useToast } from '../useToast'
import { whyNot } from '../whyNot'
import { type Reset, resetSchema } from './resetSchema'
import { texts } from './texts'

/** The new password, sent with the parameters of the link. */
export function ResetPasswordForm({ link }: { link: ResetLink }) {
  const { goLater, leaving } = useDelayedNavigate()
  const toast = useToast()
  const [outcome, setOutcome] = useState<Outcome>()

  async function submit({ password, confirmPassword, ...others }: Reset) {
    if (leaving.current) return
    setOutcome(undefined)
    const failed = (text: string) => setOutcome({ text, failed: true })
    try {
      const { result, error } = await resetPassword(link, [password, confirmPassword], others)
      if (Number(result) === 1) {
        toast('success', messages.reset.success)
        setOutcome({ text: texts.changed, failed: false })
        goLater(pathTo('login'), REDIRECT_AFTER_RESET, {
          state: { email: link.email, notice: 'reset' satisfies LoginNotice },
        })
      } else {
        toast('error', error ? messages.reset.error : resetUnknown(document.documentElement.lang))
        failed(error === messages.recovery.linkExpired ? texts.refused : (error ?? whyNot({}, texts.notNow)))
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast('error', messages.reset.requestFailed) // for every request that failed, by specification
      failed(error.status === 422 ? texts.differ : whyNot(error, texts.notNow))
    }
  }
  return (
    <ValidatedForm
      method="post"
      initialValues={{ password: '', confirmPassword: '', signOut: true, removeProviders: false }}
      schema={resetSchema}
      onSubmit={submit}
      className={fields.form}
    >
      {/* Tells a password manager which account this password belongs to. */}
      <input type="email" autoComplete="username" value={link.email} readOnly hidden />
      <NewPasswordFields names={['password', 'confirmPassword']} labels={[texts.password, texts.confirm]} />
      <CheckboxField name="signOut" label={texts.signOut} />
      <CheckboxField name="removeProviders" label={texts.removeProviders} />
      <OutcomeLine outcome={outcome} />
      <AuthSubmit submitting={texts.submitting}>{texts.submit}</AuthSubmit>
    </ValidatedForm>
  )
}
