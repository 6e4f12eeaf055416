import { ApiError } from '@brightfill/shared/api'
import { REDIRECT_AFTER_LOGIN } from '@brightfill/shared/constants'
import { CheckboxField, PasswordField, PrivacyLink, TextField, ValidatedForm } from '@brightfill/shared/forms'
import { messages } from '@brightfill/shared/messages'
import { pathTo } from '@brightfill/shared/router'
import { rememberToken } from '@brightfill/shared/session'
import { TextLink } from '@brightfill/shared/ui'
import { type RefObject, useRef, useState } from 'react'
import { signIn } from '../../api/session'
import { AuthSubmit } from '../AuthSubmit'
import { afterSignIn } from '../afterSignIn'
import fields from '../fields.module.css'
import { OutcomeLine } from '../OutcomeLine'
import { officeAddress } from '../officeAddress'
import { texts as shared } from '../texts'
import { useDelayedNavigate } from '../useDelayedNavigate'
import { useGone } from '../useGone'
import { useToast } from '../useToast'
import { whyNot } from '../whyNot'
import { type Login, loginSchema } from './loginSchema'
import { texts } from './texts'

interface LoginFormProps {
  /** The values that registration passes on. */
  known: Partial<Login>
  /** Becomes true when the form leads away. */
  onTheWay: RefObject<boolean>
}

/** E-mail and password. */
export function LoginForm({ known, onTheWay }: LoginFormProps) {
  const { goLater, leaving } = useDelayedNavigate()
  const gone = useGone()
  const toast = useToast()
  const frame = useRef<HTMLDivElement>(null)
  const [problem, setProblem] = useState('')

  async function submit({ email, password, remember }: Login) {
    if (leaving.current) return
    setProblem('')
    try {
      const token = await signIn(email, password, remember)
      onTheWay.current = true
      rememberToken(token)
      if (gone.current) return // the shell asks who is signed in at the next page
      const office = officeAddress()
      if (office) return window.location.assign(office)
      goLater(await afterSignIn(() => toast('error', shared.notSaved)), REDIRECT_AFTER_LOGIN)
    } catch (error) {
      const refused = error instanceof ApiError && error.status === 400
      toast('error', refused ? messages.login.invalid : messages.login.unknown)
      setProblem(problemOf(error))
      frame.current?.querySelector<HTMLInputElement>('input[name="password"]')?.focus()
    }
  }
  return (
    <div ref={frame}>
      <ValidatedForm
        method="post"
        initialValues={{ email: '', password: '', remember: false, ...known }}
        schema={loginSchema}
        draft={{ name: 'login', keep: false }}
        onSubmit={submit}
        className={fields.form}
      >
        <TextField name="email" type="email" label={texts.email} autoComplete="username webauthn" inputMode="email" />
        <PasswordField name="password" label={texts.password} autoComplete="current-password" />
        <div className={fields.line}>
          <CheckboxField name="remember" label={texts.remember} />
          <TextLink to={pathTo('forgot-password')}>{texts.forgot}</TextLink>
        </div>
        <OutcomeLine outcome={problem ? { text: problem, failed: true } : undefined} />
        <PrivacyLink className={fields.text} />
        <AuthSubmit submitting={texts.submitting}>{texts.submit}</AuthSubmit>
      </ValidatedForm>
    </div>
  )
}

/** The text at the form. */
function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return whyNot({}, texts.notNow)
  if (error.status === 423) return error.message
  return error.status === 400 ? texts.wrong : whyNot(error, texts.notNow)
}
