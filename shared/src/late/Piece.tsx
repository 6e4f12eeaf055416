import { type ReactNode, Suspense } from 'react'

/**
 * A piece of a page. React makes the page around its pieces interactive first, then piece by piece, and at once the
 * piece that is pressed or focused. Parts below the first screen are pieces (docs/performance.md).
 */
export function Piece({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>
}
