import type { OfficeMe } from '@brightfill/shared/contract'
import { useGetOne } from '@brightfill/shared/office'
import { may } from '@brightfill/shared/roles'
import { Link } from 'react-router-dom'
import { texts } from '../texts'
import styles from './MaintenanceStrip.module.css'

const EVERY = 60_000

/** On every page of the office while visitors are shut out (O-74). */
export function MaintenanceStrip({ me }: { me: OfficeMe }) {
  const { data } = useGetOne<{ id: string; maintenance: boolean }>(
    'site-status',
    { id: 'now' },
    { refetchInterval: EVERY },
  )
  return (
    <div role="status" data-print="hide">
      {data?.maintenance && (
        <p className={styles.strip}>
          <b>{texts.siteClosed}</b>{' '}
          {may(me, 'maintenance.write') && <Link to="/office/maintenance">{texts.endMaintenance}</Link>}
        </p>
      )}
    </div>
  )
}
