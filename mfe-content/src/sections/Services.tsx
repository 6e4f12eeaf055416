import { Picture } from '@brightfill/shared/media'
import { RichText } from '@brightfill/shared/rich-text'
import { Container, ContentIcon, Level, Reveal, Section } from '@brightfill/shared/ui'
import { ContentButton } from './ContentButton'
import styles from './Services.module.css'
import type { SectionProps } from './sectionProps'

/** The services of the company: text and a picture on the left, the list on the right. */
export function Services({ fields, headingId, level, tight }: SectionProps<'services'>) {
  const action = fields['Text Button']
  const image = fields.Image
  return (
    <Section tight={tight} aria-labelledby={headingId}>
      <Container>
        {level !== undefined && <Level value={level} />}
        <div className={styles.columns}>
          <div className={styles.words}>
            <h2 id={headingId}>{fields['Title section']}</h2>
            {fields['Text section'] && <p className={styles.text}>{fields['Text section']}</p>}
            {action && <ContentButton link={action} />}
            {image && (
              <Reveal kind="slide-appear" slow className={styles.frame}>
                <Picture {...image} sizes="(min-width: 64rem) 40vw, 100vw" className={styles.image} />
              </Reveal>
            )}
          </div>
          <ul className={styles.services}>
            {fields['Services Repeater'].map(({ icon, text }, index) => (
              <li key={text} className={styles.service}>
                <Reveal order={index % 2} className={styles.row}>
                  <ContentIcon name={icon} className={styles.icon} />
                  <RichText html={text} className={styles.html} />
                </Reveal>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </Section>
  )
}
