import type { Review } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import { useFieldMarks } from '@brightfill/shared/page'
import { Container, Level, Stars, uniqueKeys } from '@brightfill/shared/ui'
import { useId } from 'react'
import styles from './Reviews.module.css'
import { texts } from './texts'

/** Reviews in a section of their own; draws nothing without reviews. */
export function Reviews({ reviews }: { reviews: readonly Review[] }) {
  const id = useId()
  const field = useFieldMarks()
  if (reviews.length === 0) return null
  const keyOf = uniqueKeys()
  return (
    <section aria-labelledby={id} className={styles.section} data-band>
      <Container>
        <Level value={0.6} />
        <h2 id={id} className={styles.heading}>
          {texts.testimonials}
        </h2>
        <ul className={styles.list}>
          {reviews.map((review, place) => (
            <li
              key={keyOf(`${review.author} ${review.review}`)}
              className={styles.review}
              {...field(`reviews.${place}`)}
            >
              <Stars rating={review.rating} />
              <blockquote className={styles.text}>{review.review}</blockquote>
              <p className={styles.author}>
                <Avatar review={review} />
                <span>
                  <strong className={styles.name}>{review.author}</strong>
                  <span>{review.position}</span>
                </span>
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}

/** The author's picture, or initials when there is none or it cannot be loaded. */
function Avatar({ review: { avatar, author } }: { review: Review }) {
  const letters = (
    <span className={styles.avatar} aria-hidden="true">
      {initials(author)}
    </span>
  )
  return (
    <Picture src={avatar} alt="" width={48} height={48} sizes="48px" className={styles.avatar} fallback={letters} />
  )
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = words.length > 1 ? [words[0], words.at(-1)] : words
  return (first.charAt(0) + last.charAt(0)).toUpperCase()
}
