import type { BlogCard } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import { pathTo } from '@brightfill/shared/router'
import { Anchor, ArrowRightIcon, DateText } from '@brightfill/shared/ui'
import styles from './LeadArticle.module.css'
import { texts } from './texts'

/** The first article of the list, large: picture in seven columns, words in five. */
export function LeadArticle({ card: { image, published_at, title, description, slug } }: { card: BlogCard }) {
  return (
    <article className={styles.lead}>
      <div className={styles.picture}>
        <Picture src={image} alt="" width={1600} height={1000} sizes="(min-width: 64rem) 58vw, 100vw" className={styles.image} priority />
      </div>
      <div className={styles.words}>
        <DateText value={published_at} className={styles.date} />
        <h2 className={styles.title}>
          <Anchor to={pathTo('ArticleBlog', { slug })}>{title}</Anchor>
        </h2>
        <p className={styles.description}>{description}</p>
        <p className={styles.go} aria-hidden="true">
          {texts.read}
          <ArrowRightIcon size={18} className={styles.arrow} />
        </p>
      </div>
    </article>
  )
}
