import type { Point } from '@brightfill/shared/contract'
import styles from './NumberedPoints.module.css'

interface NumberedPointsProps {
  points: readonly Point[]
  headingLevel: 3 | 4
}

/** Numbered steps with a hairline between them. */
export function NumberedPoints({ points, headingLevel }: NumberedPointsProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ol className={styles.points}>
      {points.map(({ title, text }, index) => (
        <li key={title} className={styles.point}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <Heading className={styles.title}>{title}</Heading>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
