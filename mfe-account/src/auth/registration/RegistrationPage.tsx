import { PageHead } from '@brightfill/shared/page'
import { defineHandle, pathTo } from '@brightfill/shared/router'
import { TextLink } from '@brightfill/shared/ui'
import { AuthLayout } from '../AuthLayout'
import fields from '../fields.module.css'
import { SocialSignIn } from '../SocialSignIn'
import { useSignedInRedirect } from '../useSignedInRedirect'
import { RegistrationForm } from './RegistrationForm'
import { texts } from './texts'

export const handle = defineHandle({ bare: true })

export function Component() {
  useSignedInRedirect()
  return (
    <AuthLayout heading={texts.heading}>
      <PageHead title={texts.title} description={texts.description} noindex />
      <RegistrationForm />
      <SocialSignIn />
      <p className={fields.text}>
        {texts.registered} <TextLink to={pathTo('login')}>{texts.login}</TextLink>
      </p>
    </AuthLayout>
  )
}
