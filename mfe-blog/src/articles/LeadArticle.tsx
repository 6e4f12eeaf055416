import type { BlogCard } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import { pathTo } from '@brightfill/shared/router'
import { Anchor, ArrowRightIcon, DateText } from '@brightfill/shared/ui'
import styles from './LeadArticle.module.css'
import teaser from './teaser.module.css'
import { texts } from './texts'

/** The first article of the list, large: picture in seven columns, text in five. */
export function LeadArticle({ card: { image, focal, published_at, title, description, slug } }: { card: BlogCard }) {
  return (
    <article className={`${teaser.teaser} ${styles.lead}`}>
      <div className={teaser.picture}>
        <Picture
          src={image}
          alt=""
          focal={focal}
          width={1600}
          height={1000}
          sizes="(min-width: 90rem) 49rem, (min-width: 64rem) 58vw, 100vw"
          className={teaser.image}
          priority
        />
      </div>
      <div className={styles.words}>
        <DateText value={published_at} className={teaser.date} />
        <h2>
          <Anchor to={pathTo('ArticleBlog', { slug })} className={teaser.link}>
            {title}
          </Anchor>
        </h2>
        <p className={`${teaser.description} ${styles.description}`}>{description}</p>
        <p className={`${teaser.line} ${styles.go}`} aria-hidden="true">
          {texts.read}
          <ArrowRightIcon size={18} className={styles.arrow} />
        </p>
      </div>
    </article>
  )
}
