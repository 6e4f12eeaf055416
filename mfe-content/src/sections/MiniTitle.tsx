import styles from './MiniTitle.module.css'

/** The small words above the heading of a section. */
export function MiniTitle({ text }: { text: string | undefined }) {
  return text ? <p className={styles.mini}>{text}</p> : null
}
