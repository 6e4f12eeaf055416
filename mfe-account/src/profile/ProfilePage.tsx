import { defineHandle, type LoaderFunctionArgs, useLoaderData, useRevalidator } from '@brightfill/shared/router'
import { useSite } from '@brightfill/shared/store'
import { Skeleton as Place, VisuallyHidden } from '@brightfill/shared/ui'
import { fetchWaysIn } from '../api/account'
import { AccountError } from '../area/AccountError'
import { AccountLayout } from '../area/AccountLayout'
import { ProfileForm } from './ProfileForm'
import styles from './ProfileForm.module.css'
import { PersonalData } from './personal-data/PersonalData'
import { texts } from './texts'
import { WaysIn } from './ways-in/WaysIn'

export async function loader({ request }: LoaderFunctionArgs) {
  // The details, which the guard has loaded already, show without them.
  return { waysIn: await fetchWaysIn(request.signal).catch(() => undefined) }
}

export const handle = defineHandle<typeof loader>({ crumb: texts.heading })

export function Component() {
  const { waysIn } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const user = useSite(({ session }) => (session.status === 'user' ? session.user : undefined))
  if (!user) return <Skeleton />
  return (
    <AccountLayout title={texts.title} heading={texts.heading}>
      <ProfileForm key={user.id} user={user} />
      <WaysIn key={`ways in ${user.id}`} waysIn={waysIn} onChanged={revalidate} />
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
