import { Lent } from '@brightfill/shared/federation'
import { useFocusKept } from '@brightfill/shared/hooks'
import { PageHead } from '@brightfill/shared/page'
import { defineHandle, type LoaderFunctionArgs, useLoaderData, useRevalidator } from '@brightfill/shared/router'
import { VisuallyHidden } from '@brightfill/shared/ui'
import { fetchWishlist } from '../api/account'
import { AccountError } from '../area/AccountError'
import { AccountLayout } from '../area/AccountLayout'
import { NothingYet } from '../area/NothingYet'
import { SavedSkeleton } from './SavedSkeleton'
import { texts } from './texts'

export async function loader({ request }: LoaderFunctionArgs) {
  return { machines: await fetchWishlist(request.signal) }
}

export const handle = defineHandle<typeof loader>({ crumb: texts.heading })

export function Component() {
  const { machines } = useLoaderData<typeof loader>()
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
