import type { ArticleBlock } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import { useFieldMarks } from '@brightfill/shared/page'
import { RichText } from '@brightfill/shared/rich-text'
import styles from './ArticleBody.module.css'
import { richTextOf } from './richTextOf'

/** The blocks of an article in order: text in one column, pictures wider. */
export function ArticleBody({ content }: { content: readonly ArticleBlock[] }) {
  const field = useFieldMarks()
  return (
    <div className={styles.body} {...field('content')}>
      {content.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one article never change their order
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

/** A block of a kind this release does not know is left out. */
function Block({ block }: { block: ArticleBlock }) {
  const { element_type, text, content_field } = block
  const words = text || content_field
  if (element_type === 'h2') return words && <h2>{words}</h2>
  if (element_type === 'p') {
    const html = richTextOf(block)
    return html === undefined ? words && <p>{words}</p> : <RichText html={`<p>${html}</p>`} className={styles.marked} />
  }
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
