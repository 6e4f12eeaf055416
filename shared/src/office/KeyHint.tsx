import styles from './KeyHint.module.css'

/** A key of the keyboard, after the word it belongs to; phones do not show it. */
export function KeyHint({ children }: { children: string }) {
  return <kbd className={styles.key}>{children}</kbd>
}
