import { RetryNotice } from '@brightfill/shared/ui'
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
 * Places a component of another remote (design §2): lazy, in its own boundary, with a quiet note and a way to try again when the remote
 * cannot be loaded. The page around it stays usable.
 */
export function Lent<Name extends LentName>({ name, props, skeleton }: LentProps<Name>) {
  const lender = useLender()
  const [attempt, setAttempt] = useState(0)
  function retry() {
    lender.forget(name)
    setAttempt(attempt + 1)
  }
  return (
    <LentBoundary key={attempt} note={<RetryNotice heading={texts.unavailable} text={texts.restWorks} onRetry={retry} quiet />}>
      <Suspense fallback={skeleton}>
        <Borrowed name={name} props={props} />
      </Suspense>
    </LentBoundary>
  )
}

function Borrowed<Name extends LentName>({ name, props }: Omit<LentProps<Name>, 'skeleton'>) {
  const lender = useLender()
  const Lendable = use(lender.load(name))
  return (
    <>
      {lender.styles(name).map(({ href, integrity }) => (
        <link key={href} rel="stylesheet" href={href} integrity={integrity} precedence="remote" />
      ))}
      <Lendable {...props} />
    </>
  )
}

class LentBoundary extends Component<{ note: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.note : this.props.children
  }
}
