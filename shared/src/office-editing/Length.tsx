import styles from './SchemaField.module.css'
import { texts } from './texts'

/** How long a text is, beside its label. */
export function Length({ of: text, advised }: { of: string; advised: number }) {
  return (
    <span aria-hidden="true" className={styles.length} data-over={text.length > advised || undefined}>
      {texts.characters(text.length, advised)}
    </span>
  )
}
