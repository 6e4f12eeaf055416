import { Loaded, useAttempt, useUnsaved } from '@brightfill/shared/office'
import { type ReactNode, useEffect, useState } from 'react'
import { confirmFactor, startFactor } from '../officeSession'
import { CodeForm } from './CodeForm'
import styles from './Door.module.css'
import { QrCode } from './QrCode'
import { RecoveryCodes } from './RecoveryCodes'
import { texts } from './texts'

interface FactorStepsProps {
  /** The word of the button that ends it. */
  done: string
  onDone: () => void
  /** Drawn below the first step. */
  otherwise?: ReactNode
  /** Draws a step under its title. */
  children: (title: string, step: ReactNode) => ReactNode
}

/** Sets an authenticator app up, in place of a former one, and shows the recovery codes once (O-08). */
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
