import { defineHandle } from '@brightfill/shared/router'
import { useSite } from '@brightfill/shared/store'
import { Skeleton as Place, VisuallyHidden } from '@brightfill/shared/ui'
import { AccountError } from '../area/AccountError'
import { AccountLayout } from '../area/AccountLayout'
import { ProfileForm } from './ProfileForm'
import styles from './ProfileForm.module.css'
import { PersonalData } from './personal-data/PersonalData'
import { texts } from './texts'

export const handle = defineHandle({ crumb: texts.heading })

export function Component() {
  // The guard has loaded the user already; the page needs no call.
  const user = useSite(({ session }) => (session.status === 'user' ? session.user : undefined))
  if (!user) return <Skeleton />
  return (
    <AccountLayout title={texts.title} heading={texts.heading}>
      <ProfileForm key={user.id} user={user} />
      <PersonalData user={user} />
    </AccountLayout>
  )
}

export function Skeleton() {
  return (
    <AccountLayout title={texts.title} heading={texts.heading}>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <div className={styles.form}>
        <Place shape="block" />
        <Place shape="block" />
        <Place shape="block" />
      </div>
    </AccountLayout>
  )
}

export function ErrorBoundary() {
  return <AccountError heading={texts.heading} />
}
