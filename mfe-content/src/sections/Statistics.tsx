import { Container, Reveal, Section, SectionHeading } from '@brightfill/shared/ui'
import styles from './Statistics.module.css'
import type { SectionProps } from './sectionProps'

/** Figures in a row. */
export function Statistics({ fields, headingId, level, tight }: SectionProps<'statistics'>) {
  return (
    <Section tight={tight} aria-labelledby={headingId}>
      <Container>
        <SectionHeading id={headingId} title={fields['Title section']} level={level}>
          {fields['Text section'] && <p>{fields['Text section']}</p>}
        </SectionHeading>
        <Reveal>
          <dl className={styles.figures}>
            {fields['Statistics on banner']['Statistics Repeater'].map(({ value, text }) => (
              <div key={text} className={styles.figure}>
                <dt>{text}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Reveal>
      </Container>
    </Section>
  )
}
