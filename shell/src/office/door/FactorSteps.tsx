import { Loaded, useAttempt, useUnsaved } from '@brightfill/shared/office'
import { type ReactNode, useEffect, useState } from 'react'
import { encode } from 'uqr'
import { confirmFactor, startFactor } from '../officeSession'
import { CodeForm } from './CodeForm'
import styles from './Door.module.css'
import { RecoveryCodes } from './RecoveryCodes'
import { texts } from './texts'

interface FactorStepsProps {
  /** The label of the button that ends it. */
  done: string
  onDone: () => void
  /** Drawn below the first step. */
  otherwise?: ReactNode
  /** Draws a step under its title. */
  children: (title: string, step: ReactNode) => ReactNode
}

/** Sets up an authenticator app, which replaces a former one, and shows the recovery codes once (O-08). */
export function FactorSteps({ done, onDone, otherwise, children }: FactorStepsProps) {
  const [codes, setCodes] = useState<string[]>()
  const { attempt, busy, error, answer } = useAttempt(startFactor)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the secret is made once
  useEffect(() => void attempt(), [])
  useUnsaved(codes !== undefined)

  if (codes) return children(texts.keep, <RecoveryCodes codes={codes} done={done} onKept={onDone} />)
  return children(
    texts.setUp,
    <>
      <p>{texts.setUpText}</p>
      <Loaded of={{ data: answer, error, isFetching: busy, refetch: attempt }} failed={texts.failed}>
        {({ uri, secret }) => (
          <>
            <QrCode text={uri} label={texts.qr} className={styles.qr} />
            <p>
              {texts.secret}: <span className={styles.secret}>{secret}</span>
            </p>
            <p>{texts.confirmText}</p>
            <CodeForm
              kind="app"
              submitLabel={texts.confirm}
              onCode={async (code) => setCodes(await confirmFactor(code))}
            />
          </>
        )}
      </Loaded>
      {otherwise}
    </>,
  )
}

/**
 * A QR code, drawn here: its text is a secret and leaves the browser by no other way. Black on white in both schemes.
 */
function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { border: 0 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={className}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000000" />
    </svg>
  )
}
