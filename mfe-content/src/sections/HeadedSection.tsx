import { Container, Section, SectionHeading } from '@brightfill/shared/ui'
import type { ReactNode } from 'react'
import type { SectionProps } from './sectionProps'

interface HeadedSectionProps extends Omit<SectionProps<'blog' | 'columns' | 'statistics' | 'steps'>, 'content'> {
  /** Buttons beside the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** A section with its heading and text in one row above the rest. */
export function HeadedSection({ fields, headingId, level, tight, field, actions, children }: HeadedSectionProps) {
  return (
    <Section tight={tight} aria-labelledby={headingId} {...field()}>
      <Container>
        <SectionHeading
          id={headingId}
          title={fields['Title section']}
          level={level}
          actions={actions}
          mark={field('Title section')}
        >
          {fields['Text section'] && <p {...field('Text section')}>{fields['Text section']}</p>}
        </SectionHeading>
        {children}
      </Container>
    </Section>
  )
}
