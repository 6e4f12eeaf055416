import type { ReleaseOverview } from '@brightfill/shared/contract'
import { type ActionFields, Buttons, NotDone, OfficeDialog, useAction, useAttempt } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import styles from './Releases.module.css'
import { texts } from './texts'

export type ReleasesRecord = ReleaseOverview & { id: string }

type Action = 'rollback' | 'canary/stop' | 'override'
type Asked = { [Name in Action]: { action: Name; data: ActionFields<'releases', Name> } }[Action]

/** Asks an admin to confirm a change of what visitors get. */
export type Deed = Asked & {
  title: string
  text: string
  /** The label of the button. */
  word: string
  /** The message when it is done. */
  done: string
}

interface ConfirmDeedProps {
  deed: Deed
  now: ReleasesRecord
  onClose: () => void
  /** @param url the next page, if any */
  onDone: (url?: string) => void
}

/** Asks once before visitors, or this colleague, get another release. */
export function ConfirmDeed({ deed, now, onClose, onDone }: ConfirmDeedProps) {
  const { act } = useAction('releases')
  const doing = useAttempt(async () => {
    const { url } = await act(now as ReleasesRecord & { url?: string }, deed.action, deed.data) // an override has one
    onDone(url)
  }, texts.notDone)
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
