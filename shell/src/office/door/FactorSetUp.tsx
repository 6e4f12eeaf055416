import { Failed, LoadingRows } from '@brightfill/shared/office'
import { useCallback, useEffect, useState } from 'react'
import { confirmFactor, startFactor } from '../officeSession'
import { addPasskey } from '../passkeys'
import { CodeForm } from './CodeForm'
import { Door } from './Door'
import styles from './Door.module.css'
import { PasskeyButton } from './PasskeyButton'
import { QrCode } from './QrCode'
import { RecoveryCodes } from './RecoveryCodes'
import type { DoorStepProps } from './SecondFactor'
import { texts } from './texts'

/** Sets an authenticator app up and shows the recovery codes once. */
export function FactorSetUp({ onOpen, onLeave }: DoorStepProps) {
  const [factor, setFactor] = useState<{ secret: string; uri: string }>()
  const [error, setError] = useState<unknown>()
  const [codes, setCodes] = useState<string[]>()
  const start = useCallback(() => {
    setError(undefined)
    startFactor().then(setFactor, setError)
  }, [])
  useEffect(start, [start])

  if (codes)
    return (
      <Door title={texts.keep} onLeave={onLeave}>
        <RecoveryCodes codes={codes} onKept={onOpen} />
      </Door>
    )
  return (
    <Door title={texts.setUp} onLeave={onLeave}>
      <p>{texts.setUpText}</p>
      {error !== undefined && <Failed text={texts.failed} error={error} onRetry={start} />}
      {!factor && error === undefined && <LoadingRows />}
      {factor && (
        <>
          <QrCode text={factor.uri} label={texts.qr} className={styles.qr} />
          <p>
            {texts.secret}: <span className={styles.secret}>{factor.secret}</span>
          </p>
          <p>{texts.confirmText}</p>
          <CodeForm
            kind="app"
            submitLabel={texts.confirm}
            onCode={async (code) => setCodes(await confirmFactor(code))}
          />
        </>
      )}
      <PasskeyButton
        label={texts.passkeyInstead}
        variant="secondary"
        ask={() => addPasskey(texts.passkeyName)}
        onDone={onOpen}
      />
    </Door>
  )
}
