import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Failed } from './Failed'

interface PageBoundaryProps {
  /** The text when the page throws; the default says that it did not load. */
  text?: string
  /** A change of it tries again, such as the next address. */
  resetKey: unknown
  onThrown?: () => void
  /** Before the page is drawn again, such as to forget the data that it could not show. */
  onReset?: () => void
  children: ReactNode
}

/** Replaces a page that throws by a note with another try; everything around it still works (O-06). */
export function PageBoundary({ text, resetKey, onThrown, onReset, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => <Failed text={text} onRetry={resetErrorBoundary} />}
      resetKeys={[resetKey]}
      onError={onThrown}
      onReset={onReset}
    >
      {children}
    </ErrorBoundary>
  )
}
