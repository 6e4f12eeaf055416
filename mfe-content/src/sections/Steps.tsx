import { Container, Section, SectionHeading } from '@brightfill/shared/ui'
import { NumberedPoints } from './NumberedPoints'
import styles from './Steps.module.css'
import type { SectionProps } from './sectionProps'

/** Numbered steps. */
export function Steps({ fields, headingId, level, tight }: SectionProps<'steps'>) {
  return (
    <Section tight={tight} aria-labelledby={headingId}>
      <Container>
        <SectionHeading id={headingId} title={fields['Title section']} level={level}>
          {fields['Text section'] && <p>{fields['Text section']}</p>}
        </SectionHeading>
        <div className={styles.steps}>
          <NumberedPoints points={fields.Steps} headingLevel={3} />
        </div>
      </Container>
    </Section>
  )
}
