import { RetryNotice } from '@brightfill/shared/ui'
import { type ComponentType, memo, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react'
import { watchNear } from '../media/watchNear'
import { PartBoundary } from './PartBoundary'
import { texts } from './texts'

interface WhenNearProps {
  /** Fetches the part's code. */
  load: () => Promise<ComponentType>
  /** Stands in after a navigation until the part is near; must have the final size. */
  skeleton: ReactNode
}

/**
 * A part of the page that comes alive when it is near. The server draws it in full; in the browser that drawing stays as it is, and what
 * makes it work is neither fetched nor run before (design §9 d). Code that does not arrive leaves a note with a way to try again.
 */
export const WhenNear = memo(function WhenNear({ load, skeleton }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [part, setPart] = useState(() => gatedPart(load))

  // Sets no state: rendering again would make React throw the server's drawing away before the code to replace it is here.
  useEffect(() => {
    if (!place.current) return
    const forget = watchNear(place.current, '600px', part.open)
    // React holds back every change of the address that keeps this page until all of the page is alive, so a link must not find it waiting.
    window.addEventListener('click', part.open, { capture: true, once: true })
    return () => {
      forget()
      window.removeEventListener('click', part.open, { capture: true })
    }
  }, [part])

  function retry() {
    const next = gatedPart(load)
    next.open() // whoever asks for it is looking at it
    setPart(next)
  }
  return (
    <div ref={place}>
      <PartBoundary
        key={part.key}
        note={<RetryNotice heading={texts.partFailed} headingLevel={3} text={texts.restWorks} onRetry={retry} quiet />}
      >
        <Suspense fallback={skeleton}>
          <Part loading={part.loading} />
        </Suspense>
      </PartBoundary>
    </div>
  )
})

function Part({ loading }: { loading: Promise<ComponentType> }) {
  const Component = use(loading)
  return <Component />
}

let parts = 0

/** A part whose code is fetched once its gate is open; on the server there is no gate. */
function gatedPart(load: () => Promise<ComponentType>) {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const loading = typeof window === 'undefined' ? load() : opened.then(load)
  parts += 1
  return { key: parts, loading, open: () => open() }
}
