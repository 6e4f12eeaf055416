import { Failed, useUpdate } from '@brightfill/shared/office'
import { Button, TextArea, TextInput } from '@brightfill/shared/ui'
import { type FormEvent, useState } from 'react'
import styles from './Maintenance.module.css'
import type { MaintenanceRecord } from './MaintenancePage'
import { texts } from './texts'

interface MaintenanceFormProps {
  now: MaintenanceRecord
  onDone: () => void
}

/** What visitors hear, and the switch. */
export function MaintenanceForm({ now, onDone }: MaintenanceFormProps) {
  const [note, setNote] = useState(now.note)
  const [until, setUntil] = useState(now.until ? localTime(new Date(now.until)) : '')
  const [tried, setTried] = useState(now.on)
  const [update, { isPending, error }] = useUpdate<MaintenanceRecord>()

  function set(on: boolean) {
    setTried(on)
    const data = on ? { on, note, until: until ? new Date(until).toISOString() : null } : { on }
    const options = { mutationMode: 'pessimistic', onSuccess: onDone } as const
    void update('maintenance', { id: now.id, data, previousData: now }, options)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    set(true)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label={texts.note}
        hint={texts.noteHint}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        maxLength={300}
        rows={3}
        optional
      />
      <TextInput
        type="datetime-local"
        label={texts.until}
        hint={texts.untilHint}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
        min={localTime(new Date())}
        optional
      />
      {error ? <Failed text={texts.notDone} error={error} onRetry={() => set(tried)} busy={isPending} /> : null}
      <div className={styles.buttons}>
        <Button type="submit" variant={now.on ? 'secondary' : 'primary'} loading={isPending && tried} size="sm">
          {now.on ? texts.save : texts.start}
        </Button>
        {now.on && (
          <Button size="sm" loading={isPending && !tried} onClick={() => set(false)}>
            {texts.end}
          </Button>
        )}
      </div>
    </form>
  )
}

/** As a field for a date and a time has it, in the zone of the reader. */
function localTime(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
