import { texts } from '../text/texts'
import styles from './Stars.module.css'

const places = [1, 2, 3, 4, 5]
const drawing = 'm10 2 2.45 5.2 5.55.75-4.05 3.95 1 5.6L10 14.8l-4.95 2.7 1-5.6L2 7.95l5.55-.75Z'

/** A rating from 0 to 5: stars for the rating rounded down, with the figure and words. */
export function Stars({ rating }: { rating: number }) {
  const given = Math.min(5, Math.max(0, Number.isFinite(rating) ? rating : 0))
  const figure = String(Math.round(given * 10) / 10)
  return (
    <span className={styles.stars} role="img" aria-label={texts.outOfFive(figure)}>
      {places.map((place) => (
        <svg
          key={place}
          className={styles.star}
          viewBox="0 0 20 20"
          data-filled={place <= Math.floor(given) || undefined}
          aria-hidden="true"
        >
          <path d={drawing} />
        </svg>
      ))}
      <span className={styles.figure} aria-hidden="true">
        {texts.ofFive(figure)}
      </span>
    </span>
  )
}
