import { Container } from '@brightfill/shared/ui'
import styles from './PlainOpening.module.css'

interface PlainOpeningProps {
  title: string
  underHeader: boolean
}

/** Opens a page whose first section the server did not send: the page still has its heading, and the header a ground to lie on. */
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
