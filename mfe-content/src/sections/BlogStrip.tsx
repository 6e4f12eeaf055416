import { Lent } from '@brightfill/shared/federation'
import { CardSkeleton } from '@brightfill/shared/ui'
import styles from './BlogStrip.module.css'
import { ContentButton } from './ContentButton'
import { HeadedSection } from './HeadedSection'
import type { SectionProps } from './sectionProps'

/** The newest articles, on cards lent by the blog. Without articles the link to the blog is still there. */
export function BlogStrip(props: SectionProps<'blog'>) {
  const action = props.fields['Text Button']
  const { articles } = props.content
  return (
    <HeadedSection
      {...props}
      actions={action && <ContentButton link={action} variant="secondary" {...props.field('Text Button')} />}
    >
      {articles.length > 0 && (
        <Lent name="blog/BlogCards" props={{ cards: articles }} skeleton={<CardSkeletons count={articles.length} />} />
      )}
    </HeadedSection>
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
