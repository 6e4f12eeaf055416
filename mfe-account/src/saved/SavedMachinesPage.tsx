import { Lent } from '@brightfill/shared/federation'
import { useFocusKept } from '@brightfill/shared/hooks'
import { defineHandle, type LoaderFunctionArgs, useLoaderData, useRevalidator } from '@brightfill/shared/router'
import { useSite } from '@brightfill/shared/store'
import { Skeleton as Bar, CardSkeleton, VisuallyHidden } from '@brightfill/shared/ui'
import { fetchMachineMails, fetchSearches, fetchWishlist } from '../api/account'
import { AccountError } from '../area/AccountError'
import { AccountLayout } from '../area/AccountLayout'
import { NothingYet } from '../area/NothingYet'
import { MachineMails } from './MachineMails'
import styles from './Saved.module.css'
import { SavedSearches } from './SavedSearches'
import { texts } from './texts'

export async function loader({ request }: LoaderFunctionArgs) {
  // Machines show without the others.
  const [machines, searches, mails] = await Promise.all([
    fetchWishlist(request.signal),
    fetchSearches(request.signal).catch(() => undefined),
    fetchMachineMails(request.signal).catch(() => undefined),
  ])
  return { machines, searches, mails }
}

export const handle = defineHandle<typeof loader>({ crumb: texts.heading })

export function Component() {
  const { machines, searches, mails } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const user = useSite(({ session }) => (session.status === 'user' ? session.user.id : undefined))
  const list = useFocusKept(machines)
  return (
    <AccountLayout title={texts.title} heading={texts.heading}>
      <section ref={list} className={styles.machines} tabIndex={-1} aria-label={texts.heading}>
        <VisuallyHidden role="status">{texts.count(machines.length)}</VisuallyHidden>
        {machines.length > 0 && <VisuallyHidden as="h2">{texts.machines}</VisuallyHidden>}
        {machines.length > 0 ? (
          <Lent
            name="catalogue/MachineGrid"
            props={{ machines, columns: 3, onWishlistChanged: () => void revalidate() }}
            skeleton={<SavedSkeleton count={machines.length} />}
          />
        ) : (
          <NothingYet texts={texts} />
        )}
      </section>
      {machines.length > 0 && mails !== undefined && <MachineMails key={`${user} ${mails}`} wanted={mails} />}
      <SavedSearches key={user} searches={searches} onChanged={revalidate} />
    </AccountLayout>
  )
}

/** Loading cards in the grid of the real ones. */
function SavedSkeleton({ count }: { count: number }) {
  return (
    <>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <div className={styles.grid}>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places without identity
          <CardSkeleton key={place} />
        ))}
      </div>
    </>
  )
}

export function Skeleton() {
  return (
    <AccountLayout title={texts.title} heading={texts.heading}>
      <SavedSkeleton count={3} />
      <div className={styles.line}>
        <Bar shape="line" className={styles.mails} />
      </div>
    </AccountLayout>
  )
}

export function ErrorBoundary() {
  return <AccountError heading={texts.heading} />
}
