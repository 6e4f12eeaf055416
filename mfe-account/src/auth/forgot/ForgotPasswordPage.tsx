import { ApiError } from '@brightfill/shared/api'
import { PrivacyLink, SubmitButton, TextField, ValidatedForm } from '@brightfill/shared/forms'
import { messages } from '@brightfill/shared/messages'
import { PageHead, RouteError } from '@brightfill/shared/page'
import { defineHandle, pathTo } from '@brightfill/shared/router'
import { ArrowLeftIcon, SquareLink } from '@brightfill/shared/ui'
import { useState } from 'react'
import { requestReset } from '../../api/registration'
import { AuthLayout } from '../AuthLayout'
import fields from '../fields.module.css'
import { useSignedInRedirect } from '../useSignedInRedirect'
import { useToast } from '../useToast'
import { texts } from './texts'

export const handle = defineHandle({ bare: true })

export function Component() {
  const toast = useToast()
  const [said, setSaid] = useState<{ text: string; failed: boolean }>()
  useSignedInRedirect()

  // By specification nothing is checked here: the form sends what was typed.
  async function submit({ email }: { email: string }) {
    try {
      await requestReset(email)
      toast('success', messages.forgot.success)
      setSaid({ text: texts.sent(email), failed: false })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast('error', messages.forgot.failure)
      setSaid({ text: error.status > 0 ? texts.notSent : texts.noConnection, failed: true })
    }
  }
  return (
    <AuthLayout heading={texts.heading}>
      <PageHead title={texts.title} description={texts.description} noindex />
      <p className={fields.text}>{texts.explanation}</p>
      <ValidatedForm
        method="post"
        action="/forget-password"
        initialValues={{ email: '' }}
        onSubmit={submit}
        className={fields.form}
      >
        <TextField
          name="email"
          type="email"
          label={texts.email}
          autoComplete="email"
          inputMode="email"
          optional={false}
        />
        <p role="status" className={said?.failed ? fields.problem : fields.text} hidden={!said}>
          {said?.text}
        </p>
        <PrivacyLink className={fields.text} />
        <SubmitButton wide size="md" progressLabel={texts.submitting}>
          {texts.submit}
        </SubmitButton>
      </ValidatedForm>
      <SquareLink to={pathTo('login')} label={texts.back}>
        <ArrowLeftIcon size={20} />
      </SquareLink>
    </AuthLayout>
  )
}

export function ErrorBoundary() {
  return <RouteError />
}
