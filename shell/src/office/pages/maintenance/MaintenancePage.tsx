import type { Maintenance } from '@brightfill/shared/contract'
import {
  BothVersions,
  Loaded,
  OfficeDialog,
  OfficeForm,
  OfficePage,
  StateMark,
  useAction,
  useAttempt,
  useGetOne,
  useQueryClient,
  useTypedOver,
} from '@brightfill/shared/office'
import { Button, DayInput, TextArea } from '@brightfill/shared/ui'
import { useState } from 'react'
import layout from '../layout.module.css'
import { texts } from './texts'

type MaintenanceRecord = Maintenance & { id: string; version?: number }

/** Switches maintenance on and off (O-54). */
export function MaintenancePage() {
  const now = useGetOne<MaintenanceRecord>('maintenance', { id: 'now' })
  return (
    <OfficePage title={texts.title}>
      <div className={layout.blocks} style={{ maxInlineSize: 560 }}>
        <Loaded of={now} failed={texts.failed}>
          {(data) => (
            <>
              <div role="status">
                <StateMark state={data.on ? 'failed' : 'live'}>{data.on ? texts.closed : texts.open}</StateMark>
                <p>{data.on ? texts.closedText : texts.openText}</p>
              </div>
              <MaintenanceForm now={data} />
            </>
          )}
        </Loaded>
      </div>
    </OfficePage>
  )
}

/** The text for visitors, and the switch. */
function MaintenanceForm({ now }: { now: MaintenanceRecord }) {
  const local = now.until ? localTime(new Date(now.until)) : ''
  const form = useTypedOver({ note: now.note, until: local }, now.version)
  const { values, field, save } = form
  const { note, until } = values
  const { act } = useAction('maintenance')
  const cache = useQueryClient()
  const [asking, setAsking] = useState(false)
  const saving = useAttempt(async (on: boolean = true) => {
    const wanted = on ? { on, note, until: until ? new Date(until).toISOString() : null } : { on }
    await save(({ version }) => act(now, undefined, { ...wanted, version }))
    setAsking(false)
    // The strip on every page of the office.
    void cache.invalidateQueries({ queryKey: ['site-status'] })
  }, texts.notDone)
  const ask = async () => {
    setAsking(true)
    return false
  }
  const beginning = { ...saving, attempt: now.on ? saving.attempt : ask, error: asking ? undefined : saving.error }
  const ends = saving.tried?.[0] === false
  return (
    <>
      <OfficeForm
        doing={beginning}
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
        <TextArea label={texts.note} hint={texts.noteHint} {...field('note')} rows={3} optional />
        <DayInput
          withTime
          label={texts.until}
          hint={texts.untilHint}
          {...field('until')}
          min={localTime(new Date())}
          optional
        />
        <BothVersions of={form} shown={(words) => ({ [texts.note]: words.note, [texts.until]: words.until })} />
      </OfficeForm>
      {asking && (
        <OfficeDialog title={texts.askTitle} onClose={() => setAsking(false)}>
          <OfficeForm doing={saving} save={texts.startNow} onCancel={() => setAsking(false)}>
            <p>{texts.askText}</p>
          </OfficeForm>
        </OfficeDialog>
      )}
    </>
  )
}

/** In the format of a date and time field, in the reader's time zone. */
function localTime(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
