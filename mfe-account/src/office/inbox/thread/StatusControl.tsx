import type { ThreadStatus } from '@brightfill/shared/contract'
import {
  NotDone,
  OfficeDialog,
  OfficeForm,
  OfficeSelect,
  stateWord,
  useShortcuts,
  useTyped,
} from '@brightfill/shared/office'
import { TextInput } from '@brightfill/shared/ui'
import { useRef, useState } from 'react'
import { texts as inboxTexts } from '../texts'
import styles from './Thread.module.css'
import { texts } from './texts'
import { type ThreadRecord, useThreadAction } from './useThread'

const statuses: ThreadStatus[] = ['new', 'in work', 'offer sent', 'won', 'lost', 'spam']

/** The status; Lost asks for its reason (O-42). */
export function StatusControl({ thread }: { thread: ThreadRecord }) {
  const acting = useThreadAction(thread)
  const [losing, setLosing] = useState(false)
  const reason = useTyped()
  const field = useRef<HTMLSelectElement>(null)
  useShortcuts([{ key: 'e', label: inboxTexts.keys.status, run: () => field.current?.focus() }])

  function set(status: ThreadStatus) {
    if (status === 'lost') setLosing(true)
    else void acting.attempt({ action: 'status', data: { status } })
  }
  async function lose() {
    const lost = await acting.attempt({ action: 'status', data: { status: 'lost', reason: reason.value } })
    if (lost) setLosing(false)
    return lost
  }
  return (
    <>
      <OfficeSelect
        ref={field}
        label={texts.status}
        value={thread.status}
        options={statuses.map((status) => ({ value: status, label: stateWord(status) }))}
        onChoose={(status) => set(status as ThreadStatus)} // one of these
      />
      {acting.error !== undefined && !losing && (
        <OfficeDialog title={texts.notChanged} onClose={acting.forget}>
          <NotDone of={acting} />
        </OfficeDialog>
      )}
      {losing && (
        <OfficeDialog title={stateWord('lost')} onClose={() => setLosing(false)}>
          <OfficeForm
            className={styles.form}
            doing={{ ...acting, attempt: lose, again: () => void lose() }}
            save={texts.saveReason}
          >
            <TextInput label={texts.reason} {...reason.field} maxLength={500} required autoFocus />
          </OfficeForm>
        </OfficeDialog>
      )}
    </>
  )
}
