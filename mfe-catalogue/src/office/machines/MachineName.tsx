import type { OfficeMachineRow } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import { Link } from '@brightfill/shared/router'
import styles from './MachineName.module.css'
import { texts } from './texts'

/** A machine in a list: its cover, its name and its model. */
export function MachineName({ machine, to }: { machine: OfficeMachineRow; to: string }) {
  const { name, model, picture } = machine
  return (
    <span className={styles.machine}>
      <Picture src={picture} alt="" width={56} height={42} sizes="56px" className={styles.picture} />
      <span>
        <Link to={to}>
          <b>{name || texts.unnamed}</b>
        </Link>
        <small>{model}</small>
      </span>
    </span>
  )
}
