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
 * A part of the page that comes alive when it is near. The server draws it in full; in the browser that drawing stays
 * as it is, and what makes it work is neither fetched nor run before (docs/decisions/0007). A button pressed earlier
 * than that is pressed again once the part is alive, with everything typed in between. Code that does not arrive leaves
 * a note with a way to try again.
 */
export const WhenNear = memo(function WhenNear({ load, skeleton }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null)
  const [part, setPart] = useState(() => gatedPart(load))

  // Sets no state: rendering again would make React throw the server's drawing away before the code to replace it is
  // here.
  useEffect(() => {
    if (!place.current) return
    const forget = watchNear(place.current, '600px', part.open)
    // React holds back every change of the address that keeps this page until all of the page is alive, so a link must
    // not find it waiting.
    function open(event: MouseEvent) {
      part.open()
      const button = event.target instanceof Element && event.target.closest('button')
      if (!button || !place.current?.contains(button)) return
      event.preventDefault() // without its code a form would be sent as a document's
      void part.alive.then(() => button.click())
    }
    // React lets no click pass to what it has not brought alive, so it is caught before React.
    window.addEventListener('click', open, { capture: true })
    const stop = () => window.removeEventListener('click', open, { capture: true })
    void part.alive.then(stop)
    return () => {
      forget()
      stop()
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
          <Part loading={part.loading} onAlive={part.setAlive} />
        </Suspense>
      </PartBoundary>
    </div>
  )
})

function Part({ loading, onAlive }: { loading: Promise<ComponentType>; onAlive: () => void }) {
  const Component = use(loading)
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  // In the render after the first one it has taken over what was typed.
  useEffect(() => {
    if (mounted) onAlive()
  }, [mounted, onAlive])
  return <Component />
}

let parts = 0

/** A part whose code is fetched once its gate is open; on the server there is no gate. */
function gatedPart(load: () => Promise<ComponentType>) {
  const [opened, open] = signal()
  const [alive, setAlive] = signal()
  const loading = typeof window === 'undefined' ? load() : opened.then(load)
  parts += 1
  return { key: parts, loading, open, alive, setAlive }
}

/** A promise and what fulfils it. */
function signal(): [Promise<void>, () => void] {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return [given, () => give()]
}
