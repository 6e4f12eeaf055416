import { Container, GoLink, Level, Section, uniqueKeys } from '@brightfill/shared/ui'
import { MiniTitle } from '../MiniTitle'
import type { SectionProps } from '../sectionProps'
import styles from './Faq.module.css'
import { FaqItem } from './FaqItem'

/** Questions with their answers: the section's own, else those of the site. An empty one is left out. */
export function Faq({ fields, headingId, level, tight, field, content }: SectionProps<'faq'>) {
  const own = fields['FAQ content'] ?? []
  const items = own.length > 0 ? own : (content.options.faq?.['FAQ content'] ?? [])
  const miniTitle = fields['Mini title section'] || content.options.faq?.['Mini title section']
  if (items.length === 0) return null
  const keyOf = uniqueKeys()
  return (
    <Section tight={tight} aria-labelledby={headingId} {...field()}>
      <Container>
        {level !== undefined && <Level value={level} />}
        <div className={styles.columns}>
          <div className={styles.words}>
            <MiniTitle text={miniTitle} {...field('Mini title section')} />
            <h2 id={headingId} {...field('Title section')}>
              {fields['Title section']}
            </h2>
            {fields['Text section'] && (
              <p className={styles.text} {...field('Text section')}>
                {fields['Text section']}
              </p>
            )}
            {fields['Text Button'] && (
              <GoLink to="#footer" {...field('Text Button')}>
                {fields['Text Button']}
              </GoLink>
            )}
          </div>
          <div className={styles.items}>
            {items.map(
              (item, index) =>
                item.text.trim() && <FaqItem key={keyOf(item.text)} item={item} {...field(`FAQ content.${index}`)} />,
            )}
          </div>
        </div>
      </Container>
    </Section>
  )
}
