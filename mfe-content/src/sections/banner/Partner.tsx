import type { ContentImage } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import styles from './Partner.module.css'

interface PartnerProps {
  statement: string | undefined
  logo: ContentImage | undefined
}

/** Whom the company works with, in words and with their mark. */
export function Partner({ statement, logo }: PartnerProps) {
  if (!statement && !logo) return null
  return (
    <p className={styles.partner}>
      {statement && <span className={styles.words}>{statement}</span>}
      {logo && <Picture {...logo} className={styles.logo} />}
    </p>
  )
}
