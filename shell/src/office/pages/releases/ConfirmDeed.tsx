import type { ReleaseOverview } from '@brightfill/shared/contract'
import { Failed, OfficeDialog, useUpdate } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import styles from './Releases.module.css'
import { texts } from './texts'

export type ReleasesRecord = ReleaseOverview & { id: string }

/** What an admin is about to do with what visitors get. */
export interface Deed {
  action: 'rollback' | 'canary/stop' | 'override'
  data: Record<string, string>
  title: string
  text: string
  /** The word of the button. */
  word: string
  /** What is said when it is done. */
  done: string
}

interface ConfirmDeedProps {
  deed: Deed
  onClose: () => void
  /** @param url where the person goes on, if anywhere */
  onDone: (url?: string) => void
}

/** Asks once before visitors, or this person, get something else. */
export function ConfirmDeed({ deed, onClose, onDone }: ConfirmDeedProps) {
  const [update, { isPending, error }] = useUpdate()

  function act() {
    const { data, action } = deed
    const onSuccess = ({ url }: { url?: string }) => onDone(url)
    const options = { mutationMode: 'pessimistic', onSuccess } as const
    void update('releases', { id: 'now', data, meta: { action } }, options)
  }
  return (
    <OfficeDialog title={deed.title} onClose={onClose}>
      <p>{deed.text}</p>
      {error ? <Failed text={texts.notDone} error={error} onRetry={act} busy={isPending} /> : null}
      <div className={styles.buttons}>
        <Button size="sm" loading={isPending} onClick={act}>
          {deed.word}
        </Button>
        <Button size="sm" variant="secondary" onClick={onClose}>
          {texts.keep}
        </Button>
      </div>
    </OfficeDialog>
  )
}
