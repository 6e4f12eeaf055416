import { RetryNotice, useHydrated, watchNear } from '@brightfill/shared/ui'
import { memo, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { LatePart, type LoadPart } from './LatePart'
import { texts } from './texts'

export interface LateProps<Props> {
  /** Fetches the code of the part. Must be the same function on every render. */
  load: LoadPart<Props>
  /** Given to the part once its code is here. */
  props?: Props
  /** Is shown after a navigation until the part is here; must have the final size. */
  skeleton: ReactNode
  /** Distance to the window, as a CSS margin, at which the code is fetched. Without one it is fetched at once. */
  near?: string
  /** False where the server does not draw the part, but its skeleton. */
  drawn?: boolean
}

/**
 * A part of the page whose code comes late. The server draws it in full. In the browser that drawing stays as it is and works as it does
 * without scripts, until the part is near, touched or needed by a navigation; then its code is fetched and takes over, with everything
 * typed before. Code that fails is fetched again when the visitor or the line is back. A button pressed in between is pressed again once
 * the part answers, or sends its form as a document when the code does not come. After a navigation there is no drawing: a part whose code
 * does not come leaves a note with a way to try again.
 */
export const Late = memo(LatePlace, isSame) as typeof LatePlace // memo forgets the type parameter

function LatePlace<Props extends object>({ drawn = true, ...part }: LateProps<Props>) {
  const hydrated = useHydrated()
  return drawn || hydrated ? <LiveSoon {...part} /> : part.skeleton
}

function LiveSoon<Props extends object>({ load, props, skeleton, near }: Omit<LateProps<Props>, 'drawn'>) {
  const place = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const [part, setPart] = useState(() => new LatePart(load, !hydrated))
  useEffect(() => {
    const element = place.current
    if (!element) return
    const forget = near ? watchNear(element, { rootMargin: near }, part.open) : part.open()
    const stop = wakeOnUse(element, part)
    return () => {
      forget?.()
      stop()
      part.leave()
    }
  }, [near, part])

  // The same element on every render: React throws what the server drew away when a part without its code changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a skeleton is drawn once
  const content = useMemo(
    () => (
      <Suspense fallback={skeleton}>
        <part.Component {...(props as Props)} />
        <Alive tell={part.setAlive} />
      </Suspense>
    ),
    [part, props],
  )

  function retry() {
    const next = new LatePart(load, false)
    next.open() // whoever asks for it looks at it
    setPart(next)
  }
  const note = <RetryNotice heading={texts.partFailed} headingLevel={3} text={texts.restWorks} onRetry={retry} quiet />
  return (
    <div ref={place}>
      <ErrorBoundary fallback={note} resetKeys={[part]}>
        {content}
      </ErrorBoundary>
    </div>
  )
}

function isSame<Props extends object>(one: LateProps<Props>, other: LateProps<Props>) {
  const [before, now] = [one.props, other.props] as [Props | undefined, Props | undefined]
  if (one.load !== other.load || one.near !== other.near || Boolean(before) !== Boolean(now)) return false
  return !before || !now || Object.keys(now).every((name) => now[name as keyof Props] === before[name as keyof Props])
}

/** Tells that the part has taken over what was typed: it does so in the render after its first one. */
function Alive({ tell }: { tell: () => void }) {
  const [mounted, setMounted] = useState(false)
  useEffect(() => {
    if (mounted) tell()
    else setMounted(true)
  }, [mounted, tell])
  return null
}

/**
 * Fetches the code of a part at the first sign of use.
 * @returns stops listening
 */
function wakeOnUse<Props>(element: HTMLElement, part: LatePart<Props>): () => void {
  function press(event: MouseEvent) {
    if (part.alive || !(event.target instanceof Element) || !element.contains(event.target)) return
    const button = event.target.closest('button')
    if (!button) return part.open()
    event.preventDefault() // a form would be sent as a document's at once
    part.answers().then(
      () => button.click(),
      () => sendAsDocument(button),
    )
  }
  // React lets no click pass to what it has not brought alive, so it is caught before React.
  window.addEventListener('click', press, { capture: true })
  element.addEventListener('focusin', part.open)
  return () => {
    window.removeEventListener('click', press, { capture: true })
    element.removeEventListener('focusin', part.open)
  }
}

function sendAsDocument({ form }: HTMLButtonElement) {
  if (form?.isConnected && form.reportValidity()) form.submit()
}
