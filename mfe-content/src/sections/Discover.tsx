import { Picture } from '@brightfill/shared/media'
import { Anchor, ArrowRightIcon, Container, Level, Reveal, Section, uniqueKeys } from '@brightfill/shared/ui'
import styles from './Discover.module.css'
import type { SectionProps } from './sectionProps'

/** Links into the catalogue beside one large picture. */
export function Discover({ fields, headingId, level, tight, field }: SectionProps<'discover'>) {
  const keyOf = uniqueKeys()
  return (
    <Section tight={tight} aria-labelledby={headingId} {...field()}>
      <Container>
        {level !== undefined && <Level value={level} />}
        <div className={styles.columns}>
          <Reveal kind="slide-appear" slow className={styles.frame}>
            <Picture
              {...fields.Image}
              {...field('Image')}
              sizes="(min-width: 90rem) 49rem, (min-width: 64rem) 58vw, 100vw"
              className={styles.picture}
            />
          </Reveal>
          <div className={styles.words}>
            <h2 id={headingId} {...field('Title section')}>
              {fields['Title section']}
            </h2>
            {fields['Text section'] && (
              <p className={styles.text} {...field('Text section')}>
                {fields['Text section']}
              </p>
            )}
            <ul className={styles.items}>
              {fields.Items.map(({ title, text, link, image }, index) => (
                <li key={keyOf(title)} className={styles.item} {...field(`Items.${index}`)}>
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
