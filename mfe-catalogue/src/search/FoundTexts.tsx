import { Anchor, DateText } from '@brightfill/shared/ui'
import styles from './Found.module.css'
import { Marked } from './Marked'

interface FoundText {
  title: string
  description: string
  /** An address of this site or another. */
  to: string
  publishedAt?: string
}

/** The pages or articles found, one per row. */
export function FoundTexts({ texts, marks }: { texts: readonly FoundText[]; marks: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {texts.map(({ title, description, to, publishedAt }) => (
        <li key={to} className={styles.item}>
          <div className={styles.words}>
            <h3 className={styles.name}>
              <Anchor to={to} className={styles.link}>
                <Marked text={title} marks={marks} />
              </Anchor>
            </h3>
            <p className={styles.line}>
              <Marked text={description} marks={marks} />
            </p>
          </div>
          <DateText value={publishedAt} className={styles.date} />
        </li>
      ))}
    </ul>
  )
}
