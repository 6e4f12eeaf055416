import { ApiError } from '@brightfill/shared/api'
import { OfficeIcon } from '@brightfill/shared/office'
import { Button, type ButtonVariant } from '@brightfill/shared/ui'
import { useState } from 'react'
import styles from './Door.module.css'
import { texts } from './texts'

interface PasskeyButtonProps {
  label: string
  variant?: ButtonVariant
  /** Asks the browser; rejects when it was stopped or the api refused. */
  ask: () => Promise<void>
  onDone: () => void
}

/** Lets the browser ask for a passkey. What went wrong stays below it until the next try. */
export function PasskeyButton({ label, variant, ask, onDone }: PasskeyButtonProps) {
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)

  async function use() {
    setBusy(true)
    setError('')
    try {
      await ask()
      onDone()
    } catch (failure) {
      setError(failure instanceof ApiError && failure.message ? failure.message : texts.passkeyStopped)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.passkey}>
      <Button
        wide
        variant={variant}
        icon={<OfficeIcon name="key" />}
        loading={busy}
        progressLabel={texts.asking}
        onClick={() => void use()}
      >
        {label}
      </Button>
      <p role="alert" className={styles.refused}>
        {error}
      </p>
    </div>
  )
}
