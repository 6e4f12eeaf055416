import { Picture } from '@brightfill/shared/media'
import { Container } from '@brightfill/shared/ui'
import styles from './Intro.module.css'
import { MiniTitle } from './MiniTitle'
import type { SectionProps } from './sectionProps'

/** Opening of a content page: heading, lead and a wide picture. */
export function Intro({ fields, headingId, field }: SectionProps<'intro'>) {
  const image = fields.Image
  return (
    <section className={styles.intro} aria-labelledby={headingId} {...field()}>
      <Container className={styles.rows}>
        <div className={styles.words}>
          <div className={styles.title}>
            <MiniTitle text={fields['Mini title section']} {...field('Mini title section')} />
            <h1 id={headingId} {...field('Title section')}>
              {fields['Title section']}
            </h1>
          </div>
          {fields['Text section'] && (
            <p className={styles.lead} {...field('Text section')}>
              {fields['Text section']}
            </p>
          )}
        </div>
        {image && (
          <Picture
            {...image}
            {...field('Image')}
            sizes="(min-width: 90rem) 84rem, 100vw"
            className={styles.image}
            priority
          />
        )}
      </Container>
    </section>
  )
}
