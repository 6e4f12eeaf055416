import { PageHead } from '@brightfill/shared/page'
import { defineHandle, pathTo, useLocation } from '@brightfill/shared/router'
import { TextLink } from '@brightfill/shared/ui'
import { useRef } from 'react'
import { AuthLayout } from '../AuthLayout'
import fields from '../fields.module.css'
import { SocialSignIn } from '../SocialSignIn'
import { useSignedInRedirect } from '../useSignedInRedirect'
import { LoginForm } from './LoginForm'
import { noticeIn } from './loginNotice'
import type { Login } from './loginSchema'
import { texts } from './texts'

export const handle = defineHandle({ bare: true })

/** The values that registration and a new password pass on, in the history entry and never in the address. */
function knownFrom(state: unknown): Partial<Login> {
  const { email, remember } = (state ?? {}) as Record<string, unknown> // history may hold anything
  return { ...(typeof email === 'string' && { email }), ...(typeof remember === 'boolean' && { remember }) }
}

export function Component() {
  const { state } = useLocation()
  const onTheWay = useRef(false)
  useSignedInRedirect(onTheWay)
  const notice = noticeIn(state)
  return (
    <AuthLayout heading={texts.heading}>
      <PageHead title={texts.title} description={texts.description} noindex />
      {notice && (
        <div role="status" className={notice.failed ? fields.problem : fields.text}>
          <p>{notice.text}</p>
          {notice.needsAccount && (
            <p>
              {texts.noAccount} <TextLink to={pathTo('registration')}>{texts.create}</TextLink>
            </p>
          )}
        </div>
      )}
      <LoginForm known={knownFrom(state)} onTheWay={onTheWay} />
      <SocialSignIn />
      <p className={fields.text}>
        {texts.newHere} <TextLink to={pathTo('registration')}>{texts.create}</TextLink>
      </p>
    </AuthLayout>
  )
}
