import { OfficeIcon, reasonOf, useAttempt } from '@brightfill/shared/office'
import { Button, type ButtonVariant } from '@brightfill/shared/ui'
import styles from './Door.module.css'
import { texts } from './texts'

interface PasskeyButtonProps {
  label: string
  variant?: ButtonVariant
  /** Asks the browser; rejects when the colleague cancels or the api refuses. */
  ask: () => Promise<void>
  onDone: () => void
}

/** Lets the browser ask for a passkey. An error stays below it until the next try. */
export function PasskeyButton({ label, variant, ask, onDone }: PasskeyButtonProps) {
  const { attempt, busy, error } = useAttempt(async () => {
    await ask()
    onDone()
  })
  return (
    <div className={styles.passkey}>
      <Button
        wide
        variant={variant}
        icon={<OfficeIcon name="key" />}
        loading={busy}
        progressLabel={texts.asking}
        onClick={() => void attempt()}
      >
        {label}
      </Button>
      <p role="alert" className={styles.refused}>
        {reasonOf(error, texts.passkeyStopped)}
      </p>
    </div>
  )
}
