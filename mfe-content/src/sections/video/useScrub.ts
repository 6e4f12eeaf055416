import { type RefObject, useEffect, useState } from 'react'
import { scrollProgress } from './scrollProgress'

interface Scrub {
  section: RefObject<HTMLElement | null>
  video: RefObject<HTMLVideoElement | null>
  /** Follows by its custom property, without rendering at each frame. */
  glass: RefObject<HTMLElement | null>
  /** Seconds; NaN without scrubbing. */
  duration: number
  steps: number
}

/**
 * Seeks the film to the scroll position: at most once per frame, never while a seek is running, and only near the
 * window.
 * @returns index of the current step
 */
export function useScrub({ section, video, glass, duration, steps }: Scrub): number {
  const [step, setStep] = useState(0)

  useEffect(() => {
    const area = section.current
    const film = video.current
    if (!area || !film || !(duration > 0) || !Number.isFinite(duration)) return
    film.disablePictureInPicture = true // the HTML standard does not have the attribute
    let frame = 0

    function follow() {
      frame = 0
      if (!area || !film) return
      const progress = scrollProgress(area.getBoundingClientRect(), window.innerHeight)
      glass.current?.style.setProperty('--level', progress.toFixed(3))
      setStep(Math.min(steps - 1, Math.floor(progress * steps)))
      const time = progress * duration
      if (!film.seeking && Math.abs(film.currentTime - time) > 0.01) film.currentTime = time
    }
    function schedule() {
      frame ||= requestAnimationFrame(follow)
    }
    function attend([entry]: IntersectionObserverEntry[]) {
      if (!entry?.isIntersecting) return window.removeEventListener('scroll', schedule)
      window.addEventListener('scroll', schedule, { passive: true })
      schedule()
    }

    const observer = new IntersectionObserver(attend, { rootMargin: '50% 0px' })
    observer.observe(area)
    film.addEventListener('seeked', schedule) // the visitor may have scrolled meanwhile
    film.addEventListener('loadeddata', schedule)
    window.addEventListener('resize', schedule)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      film.removeEventListener('seeked', schedule)
      film.removeEventListener('loadeddata', schedule)
      window.removeEventListener('resize', schedule)
      window.removeEventListener('scroll', schedule)
    }
  }, [section, video, glass, duration, steps])

  return step
}
