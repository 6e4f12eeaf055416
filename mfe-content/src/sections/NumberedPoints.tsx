import type { Point } from '@brightfill/shared/contract'
import { uniqueKeys } from '@brightfill/shared/ui'
import styles from './NumberedPoints.module.css'
import type { SectionProps } from './sectionProps'

interface NumberedPointsProps {
  points: readonly Point[]
  /** From the section that holds the points in its field `Steps`. */
  field: SectionProps<'steps'>['field']
}

/** Numbered steps with a hairline between them. */
export function NumberedPoints({ points, field }: NumberedPointsProps) {
  const keyOf = uniqueKeys()
  return (
    <ol className={styles.points}>
      {points.map(({ title, text }, index) => (
        <li key={keyOf(title)} className={styles.point} {...field(`Steps.${index}`)}>
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
