import type { Ref } from 'react'
import styles from './Glass.module.css'

interface GlassProps {
  /** 0 to 1. A script that follows the scroll may set the custom property `--level` instead of rendering again. */
  value: number
  ref?: Ref<HTMLDivElement>
}

/** An upright sight glass as tall as its container. Decorative. */
export function Glass({ value, ref }: GlassProps) {
  return (
    <div ref={ref} className={styles.glass} aria-hidden="true" style={{ '--level': Math.min(1, Math.max(0, value)) }}>
      <span className={styles.liquid} />
    </div>
  )
}
