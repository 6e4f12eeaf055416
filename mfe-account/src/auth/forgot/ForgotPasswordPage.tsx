import { ApiError } from '@brightfill/shared/api'
import { PrivacyLink, TextField, ValidatedForm } from '@brightfill/shared/forms'
import { messages } from '@brightfill/shared/messages'
import { PageHead } from '@brightfill/shared/page'
import { defineHandle, pathTo } from '@brightfill/shared/router'
import { ArrowLeftIcon, SquareLink } from '@brightfill/shared/ui'
import { useState } from 'react'
import { requestReset } from '../../api/registration'
import { AuthLayout } from '../AuthLayout'
import { AuthSubmit } from '../AuthSubmit'
import fields from '../fields.module.css'
import { type Outcome, OutcomeLine } from '../OutcomeLine'
import { useSignedInRedirect } from '../useSignedInRedirect'
import { useToast } from '../useToast'
import { whyNot } from '../whyNot'
import { texts } from './texts'

export const handle = defineHandle({ bare: true })

export function Component() {
  const toast = useToast()
  const [outcome, setOutcome] = useState<Outcome>()
  useSignedInRedirect()

  // By specification nothing is checked here: the form sends what was typed.
  async function submit({ email }: { email: string }) {
    setOutcome(undefined)
    try {
      await requestReset(email)
      toast('success', messages.forgot.success)
      setOutcome({ text: texts.sent(email), failed: false })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast('error', messages.forgot.failure)
      // The specified toast says so for every failure; the form says so only for an address that the api does not know.
      setOutcome({ text: error.status === 404 ? texts.unknown : whyNot(error, texts.notNow), failed: true })
    }
  }
  return (
    <AuthLayout heading={texts.heading}>
      <PageHead title={texts.title} description={texts.description} noindex />
      <p className={fields.text}>{texts.explanation}</p>
      <ValidatedForm
        method="post"
        initialValues={{ email: '' }}
        draft={{ name: 'forgot', keep: false }}
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
        <OutcomeLine outcome={outcome} />
        <PrivacyLink className={fields.text} />
        <AuthSubmit submitting={texts.submitting}>{texts.submit}</AuthSubmit>
      </ValidatedForm>
      <SquareLink to={pathTo('login')} label={texts.back}>
        <ArrowLeftIcon size={20} />
      </SquareLink>
    </AuthLayout>
  )
}
