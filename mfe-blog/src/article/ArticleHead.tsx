import type { Article, ArticleBlock } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import { Container, DateText } from '@brightfill/shared/ui'
import styles from './ArticleHead.module.css'
import { texts } from './texts'

/** Title, author, date and the picture across the page. */
export function ArticleHead({ article: { title, author, published_at, image, content } }: { article: Article }) {
  return (
    <Container className={styles.head}>
      <div className={styles.row}>
        <h1 className={styles.title}>{title}</h1>
        <dl className={styles.facts}>
          {author && (
            <div>
              <dt>{texts.author}</dt>
              <dd>{author}</dd>
            </div>
          )}
          <div>
            <dt>{texts.published}</dt>
            <dd>
              <DateText value={published_at} />
            </dd>
          </div>
          <div>
            <dt>{texts.reading}</dt>
            <dd>{texts.minutes(readingMinutes(content))}</dd>
          </div>
        </dl>
      </div>
      <Picture
        src={image}
        alt=""
        width={1600}
        height={686}
        sizes="(min-width: 90rem) 84rem, 100vw"
        className={styles.picture}
        priority
      />
    </Container>
  )
}

/** Words per minute when reading to learn. */
const pace = 220

/** Time to read an article in whole minutes, at least one. */
function readingMinutes(content: readonly ArticleBlock[]): number {
  const words = content
    .filter(({ element_type }) => element_type !== 'image')
    .reduce((count, { text, content_field }) => count + (text || content_field).split(/\s+/).filter(Boolean).length, 0)
  return Math.max(1, Math.round(words / pace))
}
