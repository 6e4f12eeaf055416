import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { watchNear } from '../media/watchNear'

interface WhenNearProps {
  /** Stands in after a navigation until the part is near; must have the final size. */
  skeleton: ReactNode
  /** A component made by `lazy`, whose code is then fetched. */
  children: ReactNode
}

/**
 * A part of the page that comes alive when it is near. The server draws it in full; in the browser that drawing stays as it is, and what
 * makes it work is neither fetched nor run before (design §9 d).
 */
export function WhenNear({ skeleton, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [gate] = useState(createGate)
  // No state: rendering again would make React throw the server's drawing away before the code to replace it is here.
  useEffect(() => (place.current ? watchNear(place.current, '600px', gate.open) : undefined), [gate])
  return (
    <div ref={place}>
      <Suspense fallback={skeleton}>
        <Gate opened={gate.opened}>{children}</Gate>
      </Suspense>
    </div>
  )
}

/** Holds its children back in the browser only: suspended while React hydrates, they stay the HTML the server sent. */
function Gate({ opened, children }: { opened: Promise<void>; children: ReactNode }) {
  if (typeof window !== 'undefined') use(opened)
  return children
}

function createGate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}
