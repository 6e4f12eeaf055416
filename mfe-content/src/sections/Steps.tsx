import { HeadedSection } from './HeadedSection'
import { NumberedPoints } from './NumberedPoints'
import styles from './Steps.module.css'
import type { SectionProps } from './sectionProps'

/** Numbered steps. */
export function Steps(props: SectionProps<'steps'>) {
  return (
    <HeadedSection {...props}>
      <div className={styles.steps}>
        <NumberedPoints points={props.fields.Steps} field={props.field} />
      </div>
    </HeadedSection>
  )
}
