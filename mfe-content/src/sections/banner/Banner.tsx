import { Picture } from '@brightfill/shared/media'
import {
  ArrowDownIcon,
  Container,
  Level,
  PauseIcon,
  PlayIcon,
  SquareButton,
  SquareLink,
  uniqueKeys,
  useHydrated,
} from '@brightfill/shared/ui'
import { useState } from 'react'
import { VideoSources } from '../../media/VideoSources'
import { ContentButton } from '../ContentButton'
import type { SectionProps } from '../sectionProps'
import { texts } from '../texts'
import styles from './Banner.module.css'
import { Partner } from './Partner'
import { useBackgroundVideo } from './useBackgroundVideo'

/**
 * The opening of the home page: title over a background video, figures, and a link down to the form.
 */
export function Banner({ fields, headingId, level = 0.1, field }: SectionProps<'banner'>) {
  const { ref, playing, toggle } = useBackgroundVideo()
  const [seen, setSeen] = useState(false)
  const hydrated = useHydrated()
  const video = fields['Banner video']
  const action = fields['Text Button']
  const said = texts.banner
  const keyOf = uniqueKeys()
  return (
    <section className={styles.banner} data-ground="navy" aria-labelledby={headingId} {...field()}>
      <Picture
        src={video.poster}
        alt=""
        width={video.width}
        height={video.height}
        // It covers the height of the window, so its sides are cropped.
        sizes="max(100vw, min(178vh, 103rem))"
        className={styles.background}
        priority
      />
      <video
        ref={ref}
        className={styles.background}
        data-seen={seen || undefined}
        width={video.width}
        height={video.height}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setSeen(true)}
      >
        <VideoSources video={video} />
      </video>
      <div className={styles.scrim} {...field('Banner video')} />
      <Container className={styles.copy}>
        <h1 id={headingId} className={styles.title} {...field('Banner title')}>
          {fields['Banner title']}
        </h1>
        {fields['Text section'] && (
          <p className={styles.lead} {...field('Text section')}>
            {fields['Text section']}
          </p>
        )}
        <div className={styles.actions}>
          {action && <ContentButton link={action} variant="amber" {...field('Text Button')} />}
          <Partner
            statement={fields['Partner statement']}
            logo={fields['Banner images'][0]}
            {...field('Partner statement')}
          />
        </div>
      </Container>
      <Container>
        <Level value={level} />
        <div className={styles.foot}>
          <dl className={styles.figures}>
            {fields['Statistics on banner']['Statistics Repeater'].map(({ value, text }, index) => (
              <div key={keyOf(text)} {...field(`Statistics on banner.Statistics Repeater.${index}`)}>
                <dt>{text}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.controls}>
            <SquareButton
              label={playing ? said.pause : said.play}
              size="lg"
              onClick={toggle}
              className={styles.control}
              data-waiting={!hydrated || undefined}
              data-scripts="needed"
            >
              {playing ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
            </SquareButton>
            <SquareLink to="#footer" label={said.scroll} size="lg" className={styles.control}>
              <ArrowDownIcon size={20} />
            </SquareLink>
          </div>
        </div>
      </Container>
    </section>
  )
}
