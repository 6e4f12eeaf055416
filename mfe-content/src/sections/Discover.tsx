import { Picture } from '@brightfill/shared/media'
import { Anchor, ArrowRightIcon, Container, Level, Reveal, Section } from '@brightfill/shared/ui'
import styles from './Discover.module.css'
import type { SectionProps } from './sectionProps'

/** Links into the catalogue beside one large picture. */
export function Discover({ fields, headingId, level, tight }: SectionProps<'discover'>) {
  return (
    <Section tight={tight} aria-labelledby={headingId}>
      <Container>
        {level !== undefined && <Level value={level} />}
        <div className={styles.columns}>
          <Reveal kind="slide-appear" slow className={styles.frame}>
            <Picture
              {...fields.Image}
              sizes="(min-width: 90rem) 49rem, (min-width: 64rem) 58vw, 100vw"
              className={styles.picture}
            />
          </Reveal>
          <div className={styles.words}>
            <h2 id={headingId}>{fields['Title section']}</h2>
            {fields['Text section'] && <p className={styles.text}>{fields['Text section']}</p>}
            <ul className={styles.items}>
              {fields.Items.map(({ title, text, link, image }) => (
                <li key={title} className={styles.item}>
                  <Picture {...image} alt="" sizes="88px" className={styles.thumbnail} />
                  <div>
                    <h3 className={styles.title}>
                      <Anchor to={link}>{title}</Anchor>
                    </h3>
                    <p className={styles.text}>{text}</p>
                  </div>
                  <ArrowRightIcon size={20} className={styles.arrow} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Container>
    </Section>
  )
}
