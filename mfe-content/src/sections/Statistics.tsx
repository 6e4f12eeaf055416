import { Reveal, uniqueKeys } from '@brightfill/shared/ui'
import { HeadedSection } from './HeadedSection'
import styles from './Statistics.module.css'
import type { SectionProps } from './sectionProps'

/** Figures in a row. */
export function Statistics(props: SectionProps<'statistics'>) {
  const keyOf = uniqueKeys()
  return (
    <HeadedSection {...props}>
      <Reveal>
        <dl className={styles.figures}>
          {props.fields['Statistics on banner']['Statistics Repeater'].map(({ value, text }, index) => (
            <div
              key={keyOf(text)}
              className={styles.figure}
              {...props.field(`Statistics on banner.Statistics Repeater.${index}`)}
            >
              <dt>{text}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Reveal>
    </HeadedSection>
  )
}
