import type { ArticleBlock } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import styles from './ArticleBody.module.css'

/** The blocks of an article in order: text in one column, pictures wider. */
export function ArticleBody({ content }: { content: readonly ArticleBlock[] }) {
  return (
    <div className={styles.body}>
      {content.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one article never change their order
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

/** A block of a kind this release does not know is left out. */
function Block({ block: { element_type, text, content_field } }: { block: ArticleBlock }) {
  const words = text || content_field
  if (element_type === 'h2') return words && <h2>{words}</h2>
  if (element_type === 'p') return words && <p>{words}</p>
  if (element_type !== 'image') return null
  return (
    <figure className={styles.figure}>
      <Picture
        src={content_field}
        alt={text}
        width={1600}
        height={900}
        sizes="(min-width: 60rem) 58rem, 100vw"
        className={styles.picture}
      />
    </figure>
  )
}
