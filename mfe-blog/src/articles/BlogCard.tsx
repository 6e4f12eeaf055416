import type { BlogCard as Card } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import { pathTo } from '@brightfill/shared/router'
import { Anchor, DateText } from '@brightfill/shared/ui'
import styles from './BlogCard.module.css'
import teaser from './teaser.module.css'

interface BlogCardProps {
  card: Card
  headingLevel: 2 | 3
}

/** An article in a list: the whole card can be clicked, and it is one tab stop. */
export function BlogCard({
  card: { image, focal, published_at, title, description, slug },
  headingLevel,
}: BlogCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={`${teaser.teaser} ${styles.card}`}>
      <div className={teaser.picture}>
        <Picture
          src={image}
          alt=""
          focal={focal}
          width={1600}
          height={1000}
          sizes="(min-width: 64rem) 31vw, (min-width: 44rem) 48vw, 100vw"
          className={teaser.image}
        />
      </div>
      <DateText value={published_at} className={`${teaser.date} ${teaser.line} ${styles.date}`} />
      <Heading className={styles.title}>
        <Anchor to={pathTo('ArticleBlog', { slug })} className={teaser.link}>
          {title}
        </Anchor>
      </Heading>
      <p className={teaser.description}>{description}</p>
    </article>
  )
}
