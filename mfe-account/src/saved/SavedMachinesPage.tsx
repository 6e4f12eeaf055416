import { Lent } from '@brightfill/shared/federation'
import { useFocusKept } from '@brightfill/shared/hooks'
import { PageHead } from '@brightfill/shared/page'
import { defineHandle, type LoaderFunctionArgs, useLoaderData, useRevalidator } from '@brightfill/shared/router'
import { VisuallyHidden } from '@brightfill/shared/ui'
import { fetchMachineMails, fetchSearches, fetchWishlist } from '../api/account'
import { AccountError } from '../area/AccountError'
import { AccountLayout } from '../area/AccountLayout'
import { NothingYet } from '../area/NothingYet'
import { MachineMails } from './MachineMails'
import { SavedSearches } from './SavedSearches'
import { SavedSkeleton } from './SavedSkeleton'
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
  const list = useFocusKept(machines)
  return (
    <AccountLayout heading={texts.heading}>
      <PageHead title={texts.title} noindex />
      <section ref={list} tabIndex={-1} aria-label={texts.heading}>
        <VisuallyHidden role="status">{texts.count(machines.length)}</VisuallyHidden>
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
      {machines.length > 0 && mails !== undefined && <MachineMails wanted={mails} />}
      <SavedSearches searches={searches} onChanged={revalidate} />
    </AccountLayout>
  )
}

export function Skeleton() {
  return (
    <AccountLayout heading={texts.heading}>
      <PageHead title={texts.title} noindex />
      <SavedSkeleton count={3} />
    </AccountLayout>
  )
}

export function ErrorBoundary() {
  return <AccountError heading={texts.heading} />
}
