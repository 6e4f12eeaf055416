import styles from './Meter.module.css'

/** The level line as a quantity: the used share of the promised time (0 to 1). The number is written beside it. */
export function Meter({ value, over }: { value: number; over?: boolean }) {
  const level = Math.min(1, Math.max(0, value))
  return <span className={styles.meter} data-over={over || undefined} style={{ '--meter': level }} aria-hidden="true" />
}
