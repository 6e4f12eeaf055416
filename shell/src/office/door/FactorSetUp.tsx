import { Loaded, useAttempt } from '@brightfill/shared/office'
import { useEffect, useState } from 'react'
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
  const [codes, setCodes] = useState<string[]>()
  const { attempt, busy, error } = useAttempt(async () => setFactor(await startFactor()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the secret is made once
  useEffect(() => void attempt(), [])

  if (codes)
    return (
      <Door title={texts.keep} onLeave={onLeave}>
        <RecoveryCodes codes={codes} onKept={onOpen} />
      </Door>
    )
  return (
    <Door title={texts.setUp} onLeave={onLeave}>
      <p>{texts.setUpText}</p>
      <Loaded of={{ data: factor, error, isFetching: busy, refetch: attempt }} failed={texts.failed}>
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
      <PasskeyButton
        label={texts.passkeyInstead}
        variant="secondary"
        ask={() => addPasskey(texts.passkeyName)}
        onDone={onOpen}
      />
    </Door>
  )
}
