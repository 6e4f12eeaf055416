import type { Maintenance } from '@brightfill/shared/contract'
import { Loaded, OfficePage, StateMark, useGetOne } from '@brightfill/shared/office'
import styles from './Maintenance.module.css'
import { MaintenanceForm } from './MaintenanceForm'
import { texts } from './texts'

export type MaintenanceRecord = Maintenance & { id: string }

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
