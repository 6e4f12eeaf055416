import type { ContentImage } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import styles from './Partner.module.css'

interface PartnerProps {
  statement: string | undefined
  logo: ContentImage | undefined
  /** The field that it shows, in a preview. */
  'data-field'?: string
}

/** The partner statement with the partner's logo. */
export function Partner({ statement, logo, ...marks }: PartnerProps) {
  if (!statement && !logo) return null
  return (
    <p className={styles.partner} {...marks}>
      {statement && <span className={styles.words}>{statement}</span>}
      {logo && <Picture {...logo} className={styles.logo} />}
    </p>
  )
}
