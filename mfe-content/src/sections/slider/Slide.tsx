import type { Slide as SlideContent } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import { Anchor } from '@brightfill/shared/ui'
import type { FocusEvent } from 'react'
import { texts } from '../texts'
import styles from './Slide.module.css'

// The frame is 388px high on every screen and crops the sides, so a wide picture is drawn nearly 690px wide. Phones
// get two thirds of it, because their line is the narrowest and their pixels are the smallest.
const sizes = '(width < 48rem) 426px, 640px'

interface SlideProps {
  slide: SlideContent
  /** "2 of 5" */
  label: string
  /** Out of sight, so also out of the way of keyboard and screen reader. */
  away: boolean
  /** The keyboard has come to its link. */
  onReached: () => void
  /** The field that it shows, in a preview. */
  'data-field'?: string
}

/** One picture of a slider with its caption; all of it is a link. */
export function Slide({ slide: { text, detail, image, link }, label, away, onReached, ...marks }: SlideProps) {
  function reach(event: FocusEvent) {
    if (event.target.matches(':focus-visible')) onReached() // not for the mouse: the slide would move away under it
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div
      role="group"
      aria-roledescription={texts.slider.oneSlide}
      aria-label={label}
      inert={away}
      className={`content-slider-slide ${styles.slide}`}
      onFocus={reach}
      {...marks}
    >
      <Anchor to={link} className={styles.link} draggable={false}>
        <div className={styles.frame}>
          <Picture {...image} alt="" sizes={sizes} className={styles.image} draggable={false} />
        </div>
        <div className={styles.caption}>
          <h3 className={styles.title}>{text}</h3>
          {detail && <p className={styles.detail}>{detail}</p>}
        </div>
      </Anchor>
    </div>
  )
}
