import { messages } from '@brightfill/shared/messages'
import { PageHead } from '@brightfill/shared/page'
import { defineHandle, pathTo } from '@brightfill/shared/router'
import { ButtonLink, Skeleton, VisuallyHidden } from '@brightfill/shared/ui'
import { AuthLayout } from '../AuthLayout'
import fields from '../fields.module.css'
import { ResetPasswordForm } from './ResetPasswordForm'
import { texts } from './texts'
import { useResetLink } from './useResetLink'

export const handle = defineHandle({ bare: true })

export function Component() {
  const state = useResetLink()
  return (
    <AuthLayout heading={state.status === 'good' || state.status === 'checking' ? texts.heading : texts.timeIsUp}>
      <PageHead title={texts.title} noindex />
      <meta name="referrer" content="no-referrer" />
      {state.status === 'checking' && <Checking />}
      {state.status === 'good' && <ResetPasswordForm link={state.link} />}
      {state.status === 'expired' && <Expired text={`${messages.recovery.linkExpired}. ${texts.resendText}`} />}
      {state.status === 'missing' && <Expired text={texts.incomplete} />}
    </AuthLayout>
  )
}

/** Neither view is shown before the answer. */
function Checking() {
  return (
    <div className={fields.form}>
      <VisuallyHidden role="status">{texts.checking}</VisuallyHidden>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  )
}

function Expired({ text }: { text: string }) {
  return (
    <>
      <h2 className={fields.request}>{texts.resendRequest}</h2>
      <p className={fields.text}>{text}</p>
      <ButtonLink to={pathTo('forgot-password')} wide>
        {texts.resend}
      </ButtonLink>
    </>
  )
}
