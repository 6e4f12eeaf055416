import type { Maintenance } from '@brightfill/shared/contract'
import {
  Loaded,
  OfficeForm,
  OfficePage,
  StateMark,
  useAction,
  useAttempt,
  useGetOne,
  useTyped,
} from '@brightfill/shared/office'
import { Button, TextArea, TextInput } from '@brightfill/shared/ui'
import styles from './Maintenance.module.css'
import { texts } from './texts'

type MaintenanceRecord = Maintenance & { id: string }

/** Switches maintenance on and off (O-54). */
export function MaintenancePage() {
  const now = useGetOne<MaintenanceRecord>('maintenance', { id: 'now' })
  return (
    <OfficePage title={texts.title}>
      <div className={styles.page}>
        <Loaded of={now} failed={texts.failed}>
          {(data) => (
            <>
              <div role="status">
                <StateMark state={data.on ? 'failed' : 'live'}>{data.on ? texts.closed : texts.open}</StateMark>
                <p>{data.on ? texts.closedText : texts.openText}</p>
              </div>
              <MaintenanceForm key={String(data.on)} now={data} onDone={() => void now.refetch()} />
            </>
          )}
        </Loaded>
      </div>
    </OfficePage>
  )
}

interface MaintenanceFormProps {
  now: MaintenanceRecord
  onDone: () => void
}

/** The words for visitors, and the switch. */
function MaintenanceForm({ now, onDone }: MaintenanceFormProps) {
  const note = useTyped(now.note)
  const until = useTyped(now.until ? localTime(new Date(now.until)) : '')
  const { act } = useAction('maintenance')
  const saving = useAttempt(async (on = true) => {
    await act(
      now,
      undefined,
      on ? { on, note: note.value, until: until.value ? new Date(until.value).toISOString() : null } : { on },
    )
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
      <TextArea label={texts.note} hint={texts.noteHint} {...note.field} maxLength={300} rows={3} optional />
      <TextInput
        type="datetime-local"
        label={texts.until}
        hint={texts.untilHint}
        {...until.field}
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
