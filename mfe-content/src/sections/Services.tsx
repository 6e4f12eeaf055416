import { Picture } from '@brightfill/shared/media'
import { RichText } from '@brightfill/shared/rich-text'
import { Container, ContentIcon, Level, Reveal, Section, uniqueKeys } from '@brightfill/shared/ui'
import { ContentButton } from './ContentButton'
import styles from './Services.module.css'
import type { SectionProps } from './sectionProps'

/** The services of the company: text and a picture on the left, the list on the right. */
export function Services({ fields, headingId, level, tight, field }: SectionProps<'services'>) {
  const action = fields['Text Button']
  const image = fields.Image
  const keyOf = uniqueKeys()
  return (
    <Section tight={tight} aria-labelledby={headingId} {...field()}>
      <Container>
        {level !== undefined && <Level value={level} />}
        <div className={styles.columns}>
          <div className={styles.words}>
            <h2 id={headingId} {...field('Title section')}>
              {fields['Title section']}
            </h2>
            {fields['Text section'] && (
              <p className={styles.text} {...field('Text section')}>
                {fields['Text section']}
              </p>
            )}
            {action && <ContentButton link={action} {...field('Text Button')} />}
            {image && (
              <Reveal kind="slide-appear" slow className={styles.frame}>
                <Picture
                  {...image}
                  {...field('Image')}
                  sizes="(min-width: 64rem) 40vw, 100vw"
                  className={styles.image}
                />
              </Reveal>
            )}
          </div>
          <ul className={styles.services}>
            {fields['Services Repeater'].map(({ icon, text }, index) => (
              <li key={keyOf(text)} className={styles.service} {...field(`Services Repeater.${index}`)}>
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
