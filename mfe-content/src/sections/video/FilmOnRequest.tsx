import type { ContentVideo } from '@brightfill/shared/contract'
import { PlayIcon, SquareButton } from '@brightfill/shared/ui'
import { useState } from 'react'
import { VideoSources } from '../../media/VideoSources'
import { texts } from '../texts'
import styles from './ScrubVideo.module.css'

/** A button on the poster that plays the film in its place; nothing of it loads before that. */
export function FilmOnRequest({ film }: { film: ContentVideo }) {
  const [asked, setAsked] = useState(false)
  if (!asked) {
    return (
      <SquareButton label={texts.film.play} size="lg" onClick={() => setAsked(true)} className={styles.play}>
        <PlayIcon size={20} />
      </SquareButton>
    )
  }
  return (
    <video
      ref={takeFocus}
      className={styles.film}
      data-loaded
      width={film.width}
      height={film.height}
      aria-label={texts.film.name}
      controls
      autoPlay
      muted
      playsInline
    >
      <VideoSources video={film} />
    </video>
  )
}

/** The film takes the place of the button, with the focus. */
function takeFocus(film: HTMLElement | null) {
  film?.focus({ preventScroll: true })
}
