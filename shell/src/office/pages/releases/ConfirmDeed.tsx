import type { ReleaseOverview } from '@brightfill/shared/contract'
import { Buttons, NotDone, OfficeDialog, useAction, useAttempt } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import styles from './Releases.module.css'
import { texts } from './texts'

export type ReleasesRecord = ReleaseOverview & { id: string }

/** Asks an admin to confirm a change of what visitors get. */
export interface Deed {
  action: 'rollback' | 'canary/stop' | 'override'
  data: Record<string, string>
  title: string
  text: string
  /** The word of the button. */
  word: string
  /** The words when it is done. */
  done: string
}

interface ConfirmDeedProps {
  deed: Deed
  now: ReleasesRecord
  onClose: () => void
  /** @param url where the person goes on, if anywhere */
  onDone: (url?: string) => void
}

/** Asks once before visitors, or this person, get something else. */
export function ConfirmDeed({ deed, now, onClose, onDone }: ConfirmDeedProps) {
  const { act } = useAction<ReleasesRecord & { url?: string }>('releases')
  const doing = useAttempt(async () => onDone((await act(now, deed.action, deed.data)).url), texts.notDone)
  return (
    <OfficeDialog title={deed.title} onClose={onClose}>
      <p>{deed.text}</p>
      <NotDone of={doing} />
      <Buttons className={styles.buttons}>
        <Button size="sm" loading={doing.busy} onClick={() => void doing.attempt()}>
          {deed.word}
        </Button>
        <Button size="sm" variant="secondary" onClick={onClose}>
          {texts.keep}
        </Button>
      </Buttons>
    </OfficeDialog>
  )
}
