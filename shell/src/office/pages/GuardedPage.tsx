import { LoadingRows, PageBoundary } from '@brightfill/shared/office'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import type { OfficeAdmin } from '../officeAdmin'
import { texts } from '../texts'

interface GuardedPageProps {
  title: string
  admin: Pick<OfficeAdmin, 'queryClient'>
  /** The page threw, or is drawn again. */
  onState?: (failed: boolean) => void
  children: ReactNode
}

/** A page of the office that throws takes nothing else along, whoever brings it (O-06). */
export function GuardedPage({ title, admin, onState, children }: GuardedPageProps) {
  const { key } = useLocation()
  function forget() {
    admin.queryClient.removeQueries({ type: 'inactive' }) // the page may throw because of them
    onState?.(false)
  }
  return (
    <PageBoundary text={texts.pageFailed(title)} resetKey={key} onThrown={() => onState?.(true)} onReset={forget}>
      <Suspense fallback={<LoadingRows />}>{children}</Suspense>
    </PageBoundary>
  )
}
