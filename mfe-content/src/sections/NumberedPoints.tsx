import type { Point } from '@brightfill/shared/contract'
import styles from './NumberedPoints.module.css'

/** Numbered steps with a hairline between them. */
export function NumberedPoints({ points }: { points: readonly Point[] }) {
  return (
    <ol className={styles.points}>
      {points.map(({ title, text }, index) => (
        <li key={title} className={styles.point}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
