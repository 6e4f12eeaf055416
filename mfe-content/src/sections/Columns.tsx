import { Picture } from '@brightfill/shared/media'
import { RichText } from '@brightfill/shared/rich-text'
import { ButtonLink, Container, Reveal, Section, SectionHeading } from '@brightfill/shared/ui'
import styles from './Columns.module.css'
import type { SectionProps } from './sectionProps'

const across = '(min-width: 90rem) 84rem, 100vw'
const beside = '(min-width: 90rem) 35rem, (min-width: 48rem) 41vw, 100vw'

/** Rich text in two columns with the picture across both, or in one with the picture beside it. */
export function Columns({ fields, headingId, level, tight }: SectionProps<'columns'>) {
  const image = fields.Image
  const action = fields['Text Button']
  return (
    <Section tight={tight} aria-labelledby={headingId}>
      <Container>
        <SectionHeading id={headingId} title={fields['Title section']} level={level}>
          {fields['Text section'] && <p>{fields['Text section']}</p>}
        </SectionHeading>
        <div className={styles.columns} data-pair={!fields['Right text'] || undefined}>
          <RichText html={fields['Left text']} />
          {fields['Right text'] && <RichText html={fields['Right text']} />}
          {image && (
            <Reveal kind="slide-appear" slow className={styles.frame}>
              <Picture {...image} sizes={fields['Right text'] ? across : beside} className={styles.image} />
            </Reveal>
          )}
        </div>
        {action && (
          <p className={styles.action}>
            <ButtonLink to={action.url} variant="secondary" arrow>
              {action.text}
            </ButtonLink>
          </p>
        )}
      </Container>
    </Section>
  )
}
