import type { ThreadStatus } from '@brightfill/shared/contract'
import { Failed, OfficeDialog, OfficeSelect, stateWord, useShortcuts } from '@brightfill/shared/office'
import { Button, TextInput } from '@brightfill/shared/ui'
import { type FormEvent, useRef, useState } from 'react'
import { texts as inboxTexts } from '../texts'
import styles from './Thread.module.css'
import { texts } from './texts'
import { type ThreadRecord, useThreadAction } from './useThread'

const statuses: ThreadStatus[] = ['new', 'in work', 'offer sent', 'won', 'lost', 'spam']

/** The status; Lost asks for its reason (O-42). */
export function StatusControl({ thread }: { thread: ThreadRecord }) {
  const { act, error, forget, busy } = useThreadAction(thread)
  const [losing, setLosing] = useState(false)
  const [wanted, setWanted] = useState<ThreadStatus>()
  const [reason, setReason] = useState('')
  const field = useRef<HTMLSelectElement>(null)
  useShortcuts([{ key: 'e', label: inboxTexts.keys.status, run: () => field.current?.focus() }])

  async function set(status: ThreadStatus) {
    setWanted(status)
    if (status === 'lost') return setLosing(true)
    await act({ action: 'status', data: { status } })
  }
  async function lose(event: FormEvent) {
    event.preventDefault()
    if (await act({ action: 'status', data: { status: 'lost', reason } })) setLosing(false)
  }
  return (
    <>
      <OfficeSelect
        ref={field}
        label={texts.status}
        value={thread.status}
        onChange={({ target }) => void set(target.value as ThreadStatus)} // an option below
      >
        {statuses.map((status) => (
          <option key={status} value={status}>
            {stateWord(status)}
          </option>
        ))}
      </OfficeSelect>
      {error !== undefined && !losing && (
        <OfficeDialog title={texts.notChanged} onClose={forget}>
          <Failed text={texts.notChanged} error={error} onRetry={() => void (wanted && set(wanted))} busy={busy} />
        </OfficeDialog>
      )}
      {losing && (
        <OfficeDialog title={stateWord('lost')} onClose={() => setLosing(false)}>
          <form className={styles.form} onSubmit={(event) => void lose(event)}>
            <TextInput
              label={texts.reason}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              maxLength={500}
              required
              autoFocus
            />
            {error !== undefined && (
              <Failed
                text={texts.notChanged}
                error={error}
                onRetry={() => void act({ action: 'status', data: { status: 'lost', reason } })}
                busy={busy}
              />
            )}
            <Button type="submit" size="sm" loading={busy}>
              {texts.saveReason}
            </Button>
          </form>
        </OfficeDialog>
      )}
    </>
  )
}
