import { videoSectionHeight } from '@brightfill/shared/constants'
import { Picture } from '@brightfill/shared/media'
import { Container, Glass, uniqueKeys, useNear } from '@brightfill/shared/ui'
import { useRef, useState } from 'react'
import { useCalm } from '../../media/useCalm'
import { VideoSources } from '../../media/VideoSources'
import { MiniTitle } from '../MiniTitle'
import type { SectionProps } from '../sectionProps'
import { FilmOnRequest } from './FilmOnRequest'
import styles from './ScrubVideo.module.css'
import { useGrowingHeight } from './useGrowingHeight'
import { useScrub } from './useScrub'

/** Durations in seconds of the films seen so far, so that after going back the height is right at once. */
const durations = new Map<string, number>()

/**
 * A film that moves by scrolling: the stage stays in view while the section passes, and the glass
 * beside it fills. For visitors who asked for less motion or fewer bytes, on a phone with a slow line, and without
 * scripts, it is a picture of normal height, with a button that plays the film.
 */
export function ScrubVideo({ fields, headingId, field }: SectionProps<'video'>) {
  const section = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const glass = useRef<HTMLDivElement>(null)
  const { Video: film, Steps: steps } = fields
  const source = film.sources[0]?.src ?? ''
  const [duration, setDuration] = useState(() => film.duration ?? durations.get(source) ?? Number.NaN)
  const [loaded, setLoaded] = useState(false)
  const calm = useCalm()
  const within = useNear(section, '200% 0px')
  const near = useNear(section)
  const moving = within && !calm
  const height = videoSectionHeight(duration)
  const resting = within && calm
  useGrowingHeight(section, resting ? undefined : height)
  const step = useScrub({ section, video, glass, duration: moving ? duration : Number.NaN, steps: steps.length })

  function learnDuration() {
    const length = video.current?.duration ?? Number.NaN
    if (length > 0 && Number.isFinite(length)) durations.set(source, length) // that of a stream is no number
    setDuration(length)
  }

  const keyOf = uniqueKeys()
  return (
    <section
      ref={section}
      className={styles.section}
      data-ground="plate"
      data-calm={resting || undefined}
      aria-labelledby={headingId}
      style={{ '--scrub': `${height}px` }}
      {...field()}
    >
      <div className={styles.stage}>
        <div className={styles.screen} {...field('Video')}>
          <Picture
            src={film.poster}
            alt=""
            width={film.width}
            height={film.height}
            sizes="(min-aspect-ratio: 1/1) 80vw, 142vw"
            className={styles.film}
          />
          {moving && (
            <video
              ref={video}
              className={styles.film}
              data-loaded={loaded || undefined}
              width={film.width}
              height={film.height}
              muted
              playsInline
              preload={near ? 'auto' : 'metadata'}
              aria-hidden="true"
              tabIndex={-1}
              onLoadedMetadata={learnDuration}
              onLoadedData={() => setLoaded(true)}
            >
              <VideoSources video={film} />
            </video>
          )}
          {resting && <FilmOnRequest film={film} />}
        </div>
        <Container className={styles.words}>
          <div className={styles.text}>
            <MiniTitle text={fields['Mini title section']} {...field('Mini title section')} />
            <h2 id={headingId} {...field('Title section')}>
              {fields['Title section']}
            </h2>
            {fields['Text section'] && (
              <p className={styles.copy} {...field('Text section')}>
                {fields['Text section']}
              </p>
            )}
          </div>
        </Container>
        {steps.length > 0 && (
          <div className={styles.gauge}>
            <Glass ref={glass} value={calm ? 1 : 0} />
            <ol className={styles.steps} {...field('Steps')}>
              {steps.map((words, index) => (
                <li key={keyOf(words)} className={styles.step} data-now={(!calm && index === step) || undefined}>
                  {words}
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </section>
  )
}
