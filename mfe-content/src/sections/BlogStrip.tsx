import { Lent } from '@brightfill/shared/federation'
import { ButtonLink, CardSkeleton, Container, Section, SectionHeading } from '@brightfill/shared/ui'
import styles from './BlogStrip.module.css'
import type { SectionProps } from './sectionProps'

/** The newest articles, on cards lent by the blog. Without articles the link to the blog is still there. */
export function BlogStrip({ fields, headingId, level, tight, content: { articles } }: SectionProps<'blog'>) {
  const action = fields['Text Button']
  return (
    <Section tight={tight} aria-labelledby={headingId}>
      <Container>
        <SectionHeading
          id={headingId}
          title={fields['Title section']}
          level={level}
          actions={
            action && (
              <ButtonLink to={action.url} variant="secondary" arrow>
                {action.text}
              </ButtonLink>
            )
          }
        >
          {fields['Text section'] && <p>{fields['Text section']}</p>}
        </SectionHeading>
        {articles.length > 0 && (
          <Lent
            name="blog/BlogCards"
            props={{ cards: articles }}
            skeleton={<CardSkeletons count={articles.length} />}
          />
        )}
      </Container>
    </Section>
  )
}

function CardSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.cards}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places without identity
        <CardSkeleton key={index} shape="picture" />
      ))}
    </div>
  )
}
