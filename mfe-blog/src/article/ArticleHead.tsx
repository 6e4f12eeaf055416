import type { Article, ArticleBlock } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import { useFieldMarks } from '@brightfill/shared/page'
import { Container, DateText } from '@brightfill/shared/ui'
import styles from './ArticleHead.module.css'
import { texts } from './texts'

interface ArticleHeadProps {
  article: Article
  /** The whole article has loaded; else only its card is known. */
  whole: boolean
}

/** Title, author, date and the picture across the page. */
export function ArticleHead({
  article: { title, author, published_at, image, focal, content },
  whole,
}: ArticleHeadProps) {
  const field = useFieldMarks()
  return (
    <Container className={styles.head}>
      <div className={styles.row}>
        <h1 className={styles.title} {...field('title')}>
          {title}
        </h1>
        {/* A separate element once the author is known, so that the date does not move. */}
        <dl key={String(whole)} className={styles.facts}>
          {(author || !whole) && (
            <div className={whole ? undefined : styles.place} {...field('author')}>
              <dt>{texts.author}</dt>
              <dd>{author || NO_BREAK_SPACE}</dd>
            </div>
          )}
          <div {...field('published_at')}>
            <dt>{texts.published}</dt>
            <dd>
              <DateText value={published_at} />
            </dd>
          </div>
          <div>
            <dt>{texts.reading}</dt>
            <dd>{whole ? texts.minutes(readingMinutes(content)) : NO_BREAK_SPACE}</dd>
          </div>
        </dl>
      </div>
      <Picture
        {...field('image')}
        src={image}
        alt=""
        focal={focal}
        width={1600}
        height={686}
        sizes="(min-width: 90rem) 84rem, 100vw"
        className={styles.picture}
        priority
      />
    </Container>
  )
}

const NO_BREAK_SPACE = '\u00a0'

/** Words per minute when reading carefully. */
const pace = 220

/** Time to read an article in whole minutes, at least one. */
function readingMinutes(content: readonly ArticleBlock[]): number {
  const words = content
    .filter(({ element_type }) => element_type !== 'image')
    .reduce((count, { text, content_field }) => count + (text || content_field).split(/\s+/).filter(Boolean).length, 0)
  return Math.max(1, Math.round(words / pace))
}
