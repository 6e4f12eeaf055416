import { useId } from 'react'
import styles from './Bottle.module.css'

// In units of the drawing: the inside of the bottle is 34 high and ends at 55.
const bottom = 55
const height = 34
const outline = 'M28.6 21h6.8v5.4c0 2.6 6.6 4.6 6.6 11V52a3 3 0 0 1-3 3H25a3 3 0 0 1-3-3V37.4c0-6.4 6.6-8.4 6.6-11Z'

/** The bottle of the logo as a gauge, filled to `value` (0 to 1), for failed and missing pages. Decorative. */
export function Bottle({ value, className }: { value: number; className?: string }) {
  const clip = useId()
  const surface = (bottom - height * value).toFixed(2)
  return (
    <svg
      className={className ? `${styles.bottle} ${className}` : styles.bottle}
      viewBox="21 20 22 35"
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path className={styles.liquid} d={`M20 ${surface}c4-.7 8-.7 12 0s8 .7 12 0V57H20Z`} />
      </g>
      <path d={outline} />
    </svg>
  )
}
