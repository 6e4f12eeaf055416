import { type ReactNode, Suspense, useDeferredValue } from 'react'

interface PieceProps {
  children: ReactNode
  /** Part of what a visitor sees first after a navigation. */
  atOnce?: boolean
}

// Only the browser sets it.
let inSteps = false

/** Whether the next draw shows the first screen before the pieces, as for a page after a navigation. */
export function drawInSteps(value: boolean) {
  inSteps = value
}

/**
 * A piece of a page. React makes the page around its pieces interactive first, then each piece, and at once a piece
 * that is pressed or focused. After a navigation to the top of another page the pieces are drawn one frame after the
 * rest. Parts below the first screen are pieces (docs/performance.md).
 */
export function Piece({ children, atOnce = false }: PieceProps) {
  const drawn = useDeferredValue(true, atOnce || !inSteps)
  // The space keeps what follows below the first screen until the piece is drawn.
  return <Suspense>{drawn ? children : <div style={{ blockSize: '100vh' }} />}</Suspense>
}
