import { Container, Section, SectionHeading } from '@brightfill/shared/ui'
import type { ReactNode } from 'react'
import type { SectionProps } from './sectionProps'

interface HeadedSectionProps extends Omit<SectionProps<'blog' | 'columns' | 'statistics' | 'steps'>, 'content'> {
  /** Buttons beside the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** A section whose heading and text stand in one line above the rest. */
export function HeadedSection({ fields, headingId, level, tight, actions, children }: HeadedSectionProps) {
  return (
    <Section tight={tight} aria-labelledby={headingId}>
      <Container>
        <SectionHeading id={headingId} title={fields['Title section']} level={level} actions={actions}>
          {fields['Text section'] && <p>{fields['Text section']}</p>}
        </SectionHeading>
        {children}
      </Container>
    </Section>
  )
}
