import type { DescriptionTab } from '@brightfill/shared/contract'
import { copyUrl, mediaUrl, Picture } from '@brightfill/shared/media'
import { isPlayer } from '@brightfill/shared/rich-text'
import { Button, PlayIcon, TextLink } from '@brightfill/shared/ui'
import { useState } from 'react'
import styles from './MachineVideo.module.css'
import { texts } from './texts'

interface Video {
  kind: 'local' | 'player'
  src: string
  poster: string
}

/** The video of a description: a file of ours or an allowed player; undefined for anything else. */
export function videoOf({ video_type, local_video, iframe_video, video_poster }: DescriptionTab): Video | undefined {
  const file = mediaUrl(local_video)
  if (video_type === 'local' && file) return { kind: 'local', src: file, poster: video_poster }
  const player = iframe_video.trim()
  if (video_type === 'iframe' && isPlayer(player)) return { kind: 'player', src: player, poster: video_poster }
  return undefined
}

/** The player takes the place of the play button, with the focus. */
function takeFocus(player: HTMLElement | null) {
  player?.focus({ preventScroll: true })
}

/** Passes the focus from an element that goes away to its replacement; a focus elsewhere stays. */
function takeLostFocus(element: HTMLElement | null) {
  if (document.activeElement === document.body) takeFocus(element)
}

/** Plays in place of its poster, and loads nothing before that. */
export function MachineVideo({ video, name }: { video: Video; name: string }) {
  const [playing, setPlaying] = useState(false)
  const [failed, setFailed] = useState(false)
  function play() {
    setFailed(false)
    setPlaying(true)
  }
  if (failed) {
    return (
      <div className={styles.failed}>
        <p ref={takeLostFocus} role="alert" tabIndex={-1}>
          {texts.videoFailed} <TextLink to={video.src}>{texts.loadVideo}</TextLink>
        </p>
        <Button variant="secondary" size="sm" onClick={play}>
          {texts.tryAgain}
        </Button>
      </div>
    )
  }
  if (video.kind === 'local' && (playing || !video.poster)) {
    return (
      <figure>
        {/* biome-ignore lint/a11y/useMediaCaption: recordings of running machines without speech */}
        <video
          ref={playing ? takeFocus : undefined}
          className={styles.video}
          src={video.src}
          poster={copyUrl(video.poster, 1280)}
          controls
          autoPlay={playing}
          playsInline
          preload="none"
          aria-label={texts.videoOf(name)}
          onError={() => setFailed(true)}
        />
        <figcaption className={styles.caption}>{texts.videoOf(name)}</figcaption>
      </figure>
    )
  }
  if (playing) {
    return (
      <figure>
        <iframe
          ref={takeFocus}
          className={styles.video}
          src={autoplaying(video.src)}
          title={texts.videoOf(name)}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        />
        {/* A page cannot know when a player of another site fails. */}
        <figcaption className={styles.caption}>
          <span>{texts.videoOf(name)}</span> <TextLink to={video.src}>{texts.openVideo}</TextLink>
        </figcaption>
      </figure>
    )
  }
  return (
    // A link, so that it leads to the video without scripts too.
    <a
      href={video.src}
      className={styles.poster}
      data-print="hide"
      aria-label={`${texts.playVideo}: ${texts.videoOf(name)}`}
      onClick={(event) => {
        event.preventDefault()
        play()
      }}
    >
      <Picture
        src={video.poster}
        alt=""
        width={1280}
        height={720}
        sizes="(min-width: 64rem) 42rem, 100vw"
        className={styles.picture}
      />
      <span className={styles.play}>
        <PlayIcon size={28} />
      </span>
      <span className={styles.caption}>{texts.playVideo}</span>
    </a>
  )
}

/** Makes the player start at once: the visitor has pressed play already. */
function autoplaying(address: string): string {
  const url = new URL(address)
  url.searchParams.set('autoplay', '1')
  return url.href
}
