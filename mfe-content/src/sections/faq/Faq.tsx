import { Container, GoLink, Level, Section } from '@brightfill/shared/ui'
import { MiniTitle } from '../MiniTitle'
import type { SectionProps } from '../sectionProps'
import styles from './Faq.module.css'
import { FaqItem } from './FaqItem'

/** Questions with their answers: the section's own, else those of the site. */
export function Faq({ fields, headingId, level, tight, content }: SectionProps<'faq'>) {
  const items = fields['FAQ content'] ?? content.options.faq?.['FAQ content'] ?? []
  const miniTitle = fields['Mini title section'] ?? content.options.faq?.['Mini title section']
  if (items.length === 0) return null
  return (
    <Section tight={tight} aria-labelledby={headingId}>
      <Container>
        {level !== undefined && <Level value={level} />}
        <div className={styles.columns}>
          <div className={styles.words}>
            <MiniTitle text={miniTitle} />
            <h2 id={headingId}>{fields['Title section']}</h2>
            {fields['Text section'] && <p className={styles.text}>{fields['Text section']}</p>}
            {fields['Text Button'] && <GoLink to="#footer">{fields['Text Button']}</GoLink>}
          </div>
          <div className={styles.items}>
            {items.map((item) => (
              <FaqItem key={item.text} item={item} />
            ))}
          </div>
        </div>
      </Container>
    </Section>
  )
}
