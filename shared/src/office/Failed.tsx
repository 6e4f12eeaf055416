import { Button, RetryIcon } from '@brightfill/shared/ui'
import styles from './Failed.module.css'
import { OfficeDialog } from './OfficeDialog'
import { texts } from './texts'
import { type Attempt, saidByApi } from './useAttempt'

interface FailedProps {
  /** The text about the failure and what is safe. */
  text?: string
  error?: unknown
  onRetry: () => void
  busy?: boolean
}

/** Replaces a failed block or form: says what happened and offers another try. The rest still works (O-57). */
export function Failed({ text = texts.failed, error, onRetry, busy }: FailedProps) {
  return (
    <div className={styles.failed} role="alert">
      <p>
        <b>{`${text}.`}</b> <span>{saidOf(error)}</span>
      </p>
      <Button variant="secondary" size="sm" icon={<RetryIcon size={16} />} loading={busy} onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}

function saidOf(error: unknown): string {
  const said = saidByApi(error)
  return said ? texts.sentences([said]) : texts.kept
}

/** The error of the last attempt, until the next one. */
export function NotDone({
  of: { failed, error, again, busy },
}: {
  of: Pick<Attempt, 'again' | 'busy' | 'error' | 'failed'>
}) {
  return error ? <Failed text={failed} error={error} onRetry={again} busy={busy} /> : null
}

/** The same over the page, for pages without room for it. */
export function NotDoneDialog({ title, of }: { title: string; of: Omit<Attempt, 'attempt' | 'tried'> }) {
  if (of.error === undefined) return null
  return (
    <OfficeDialog title={title} onClose={of.forget}>
      <NotDone of={of} />
    </OfficeDialog>
  )
}
