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
    <AuthLayout heading={state.status === 'expired' ? texts.timeIsUp : texts.heading}>
      <PageHead title={texts.title} noindex />
      <meta name="referrer" content="no-referrer" />
      {state.status === 'checking' && <Checking />}
      {state.status === 'good' && <ResetPasswordForm link={state.link} />}
      {state.status === 'expired' && <Expired />}
      {state.status === 'missing' && <NoLink />}
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

function Expired() {
  return (
    <>
      <h2 className={fields.request}>{texts.resendRequest}</h2>
      <p className={fields.text}>
        {messages.recovery.linkExpired}. {texts.resendText}
      </p>
      <ButtonLink to={pathTo('forgot-password')} wide>
        {texts.resend}
      </ButtonLink>
    </>
  )
}

/** For somebody who came without a link, or with a part of one. */
function NoLink() {
  return (
    <>
      <p className={fields.text}>{texts.noLink}</p>
      <ButtonLink to={pathTo('forgot-password')} wide>
        {texts.askForLink}
      </ButtonLink>
    </>
  )
}
