import { RetryNotice, useHydrated, watchNear } from '@brightfill/shared/ui'
import { memo, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { LatePart, type LoadPart } from './LatePart'

const texts = {
  partFailed: 'This part of the page did not load',
  restWorks: 'Everything else on the page is still working.',
}

export interface LateProps<Props> {
  /** Fetches the code of the part. Must be the same function on every render. */
  load: LoadPart<Props>
  /** Props for the part. */
  props?: Props
  /** Shown after a navigation until the part has loaded; must have the final size. */
  skeleton: ReactNode
  /** Distance to the window, as a CSS margin, at which the code is fetched. By default it is fetched at once. */
  near?: string
  /** False when the server draws the skeleton and not the part. */
  drawn?: boolean
}

/**
 * A part of the page that loads its code late. The server draws it in full. In the browser that drawing stays, and
 * works as it does without scripts, until the part is near, touched or needed by a navigation; then its code is fetched
 * and takes over, with everything typed before. Code that fails is fetched again when the visitor or the connection is
 * back. A button pressed in the meantime is pressed again once the part is interactive, or sends its form as a document
 * when the code does not arrive. After a navigation there is no drawing: if the code does not arrive, a note offers to
 * try again.
 */
export const Late = memo(LatePlace, isSame) as typeof LatePlace // memo drops the type parameter

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

  // The same element on every render: React discards the server's drawing when a part without its code changes.
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
    next.open() // a visitor who asks for it is looking at it
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

/** Calls back once the part has adopted what was typed, in the render after its first one. */
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
  let sending = false
  function press(event: MouseEvent) {
    if (part.alive || !(event.target instanceof Element) || !element.contains(event.target)) return
    const button = event.target.closest('button')
    if (!button) return part.open()
    event.preventDefault() // otherwise the browser would send a form at once
    const sends = button.type === 'submit'
    if (sends && sending) return // a double click would send the form twice
    sending ||= sends
    part
      .answers()
      .then(
        () => button.click(),
        () => sends && sendAsDocument(button),
      )
      .finally(() => {
        if (sends) sending = false
      })
  }
  // React holds back clicks on parts it has not hydrated, so this listener runs before React's.
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
