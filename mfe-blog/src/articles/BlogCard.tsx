import type { BlogCard as Card } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import { pathTo } from '@brightfill/shared/router'
import { Anchor, DateText } from '@brightfill/shared/ui'
import styles from './BlogCard.module.css'

interface BlogCardProps {
  card: Card
  headingLevel: 2 | 3
}

/** One article in a list: all of it can be clicked, and it is one stop for the keyboard. */
export function BlogCard({ card: { image, published_at, title, description, slug }, headingLevel }: BlogCardProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture
          src={image}
          alt=""
          width={1600}
          height={1000}
          sizes="(min-width: 64rem) 31vw, (min-width: 44rem) 48vw, 100vw"
          className={styles.image}
        />
      </div>
      <DateText value={published_at} className={styles.date} />
      <Heading className={styles.title}>
        <Anchor to={pathTo('ArticleBlog', { slug })}>{title}</Anchor>
      </Heading>
      <p className={styles.description}>{description}</p>
    </article>
  )
}
