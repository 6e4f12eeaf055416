import { Late } from '@brightfill/shared/late'
import { defineHandle, type LoaderFunctionArgs, useLoaderData, useRevalidator } from '@brightfill/shared/router'
import { useSite } from '@brightfill/shared/store'
import { Skeleton as Place, VisuallyHidden } from '@brightfill/shared/ui'
import { fetchWaysIn } from '../api/account'
import { AccountError } from '../area/AccountError'
import { AccountLayout } from '../area/AccountLayout'
import { ProfileForm } from './ProfileForm'
import styles from './ProfileForm.module.css'
import { texts } from './texts'

// Below the form, and few users need them.
const loadWaysIn = async () => (await import('./ways-in/WaysIn')).WaysIn
const loadPersonalData = async () => (await import('./personal-data/PersonalData')).PersonalData

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
      <Late
        key={`ways in ${user.id}`}
        load={loadWaysIn}
        props={{ waysIn, onChanged: revalidate }}
        skeleton={<Place shape="block" />}
      />
      <Late load={loadPersonalData} props={{ user }} skeleton={<Place shape="block" />} />
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
