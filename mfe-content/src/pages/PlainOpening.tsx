import { Container } from '@brightfill/shared/ui'
import styles from './PlainOpening.module.css'

interface PlainOpeningProps {
  title: string
  underHeader: boolean
}

/** The start of a page without an opening section: the h1, on a background for the header. */
export function PlainOpening({ title, underHeader }: PlainOpeningProps) {
  return (
    <div
      className={styles.opening}
      data-ground={underHeader ? 'navy' : undefined}
      data-under-header={underHeader || undefined}
    >
      <Container>
        <h1>{title}</h1>
      </Container>
    </div>
  )
}
