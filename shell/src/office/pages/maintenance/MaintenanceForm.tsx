import { OfficeForm, useAction, useAttempt } from '@brightfill/shared/office'
import { Button, TextArea, TextInput } from '@brightfill/shared/ui'
import { useState } from 'react'
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
  const { act } = useAction('maintenance')
  const saving = useAttempt(async (on = true) => {
    await act(now, undefined, on ? { on, note, until: until ? new Date(until).toISOString() : null } : { on })
    onDone()
  }, texts.notDone)
  const ends = saving.tried?.[0] === false
  return (
    <OfficeForm
      doing={saving}
      save={now.on ? texts.save : texts.start}
      button={{ variant: now.on ? 'secondary' : 'primary', loading: saving.busy && !ends }}
      beside={
        now.on ? (
          <Button size="sm" loading={saving.busy && ends} onClick={() => void saving.attempt(false)}>
            {texts.end}
          </Button>
        ) : null
      }
    >
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
    </OfficeForm>
  )
}

/** As a field for a date and a time has it, in the zone of the reader. */
function localTime(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
