import { absoluteUrl } from '@brightfill/shared/page'
import { Logo } from '@brightfill/shared/ui'
import styles from './PrintHead.module.css'

/** On paper: whose page it is and where it can be found. */
export function PrintHead({ path }: { path: string }) {
  return (
    <div className={styles.head}>
      <Logo />
      <span>{absoluteUrl(path)}</span>
    </div>
  )
}
