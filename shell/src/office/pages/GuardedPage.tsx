import { LoadingRows, PageBoundary, useQueryClient } from '@brightfill/shared/office'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { texts } from '../texts'

interface GuardedPageProps {
  title: string
  /** The page threw, or is drawn again. */
  onState?: (failed: boolean) => void
  children: ReactNode
}

/** A page of the office that throws takes nothing else down, whichever remote it comes from (O-06). */
export function GuardedPage({ title, onState, children }: GuardedPageProps) {
  const { key } = useLocation()
  const cache = useQueryClient()
  function forget() {
    cache.removeQueries({ type: 'inactive' }) // the page may throw because of them
    onState?.(false)
  }
  return (
    <PageBoundary text={texts.pageFailed(title)} resetKey={key} onThrown={() => onState?.(true)} onReset={forget}>
      <Suspense fallback={<LoadingRows />}>{children}</Suspense>
    </PageBoundary>
  )
}
