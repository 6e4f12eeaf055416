import { absoluteUrl } from '@brightfill/shared/page'
import { Logo } from '@brightfill/shared/ui'
import styles from './PrintHead.module.css'

/** On paper: the company and the address of the page. */
export function PrintHead({ path }: { path: string }) {
  return (
    <div className={styles.head}>
      <Logo />
      <span>{absoluteUrl(path)}</span>
    </div>
  )
}
