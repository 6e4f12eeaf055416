import { useReveal } from '../reveal/useReveal'
import styles from './Level.module.css'

/**
 * The level line: a scale of ten with the liquid at `value` (0 to 1). Decorative; it fills when it comes into view.
 * Where the level means something, say it in words too.
 */
export function Level({ value }: { value: number }) {
  const ref = useReveal<HTMLDivElement>()
  const level = Math.min(1, Math.max(0, value))
  return (
    <div
      ref={ref}
      className={styles.level}
      data-reveal="rest"
      data-full={level === 1 || undefined}
      aria-hidden="true"
      style={{ '--level': level }}
    >
      <span className={styles.liquid} />
    </div>
  )
}
