import { CardSkeleton, Container, Level } from '@brightfill/shared/ui'
import cards from '../machines/MachineCards.module.css'
import styles from '../machines/MachineStrip.module.css'

/** The place of the strip, as high as it will be. */
export function SeenSkeleton({ slugs }: { slugs: readonly string[] }) {
  return (
    <div className={styles.section} data-print="hide">
      <Container>
        <Level value={0.9} />
        <div className={styles.head} />
        <ul className={cards.cards} data-columns={4} aria-hidden="true">
          {slugs.map((slug) => (
            <li key={slug}>
              <CardSkeleton />
            </li>
          ))}
        </ul>
      </Container>
    </div>
  )
}
