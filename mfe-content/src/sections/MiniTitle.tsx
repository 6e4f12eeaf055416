import styles from './MiniTitle.module.css'

/** The small text above the heading of a section. */
export function MiniTitle({ text, ...marks }: { text: string | undefined; 'data-field'?: string }) {
  return text ? (
    <p className={styles.mini} {...marks}>
      {text}
    </p>
  ) : null
}
