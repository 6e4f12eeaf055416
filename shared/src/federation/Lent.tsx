import { RetryNotice, useHydrated } from '@brightfill/shared/ui'
import { Component, type ReactNode, Suspense, use, useState } from 'react'
import { type LentComponents, type LentName, useLender } from './lender'
import { texts } from './texts'

interface LentProps<Name extends LentName> {
  name: Name
  props: LentComponents[Name]
  /** Stands in while the component's code is on its way; must have the final size. */
  skeleton: ReactNode
}

/**
 * Places a component of another remote (docs/architecture.md): lazy, in its own boundary, with a quiet note and a way
 * to try again when the remote cannot be loaded. The page around it stays usable, and what the server drew stays
 * whether the code comes or not.
 */
export function Lent<Name extends LentName>({ name, props, skeleton }: LentProps<Name>) {
  const lender = useLender()
  const [attempt, setAttempt] = useState(0)
  const note = (
    <RetryNotice heading={texts.unavailable} text={texts.restWorks} onRetry={() => setAttempt(attempt + 1)} quiet />
  )
  return (
    // Who comes here again, or wants to try again, finds no former failure.
    <LentBoundary key={attempt} note={note} onFailure={() => lender.forget(name)}>
      <Suspense fallback={skeleton}>
        <Borrowed name={name} props={props} />
      </Suspense>
    </LentBoundary>
  )
}

function Borrowed<Name extends LentName>({ name, props }: Omit<LentProps<Name>, 'skeleton'>) {
  const lender = useLender()
  const hydrated = useHydrated()
  const [loading] = useState(() => (hydrated ? lender.load(name) : lender.arrival(name)))
  const Lendable = use(loading)
  return (
    <>
      {lender.styles(name).map(({ href, integrity }) => (
        <link key={href} rel="stylesheet" href={href} integrity={integrity} precedence="remote" />
      ))}
      <Lendable {...props} />
    </>
  )
}

interface LentBoundaryProps {
  note: ReactNode
  onFailure: () => void
  children: ReactNode
}

class LentBoundary extends Component<LentBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailure()
  }

  override render() {
    return this.state.failed ? this.props.note : this.props.children
  }
}
