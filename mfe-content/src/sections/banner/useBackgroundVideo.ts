import { useEffect, useRef, useState } from 'react'
import { useCalm } from '../../media/useCalm'

/**
 * A silent video that loops while it is in view. It starts by itself unless the visitor asked for less motion or fewer
 * bytes or has a phone on a slow line, and the visitor can stop and start it.
 */
export function useBackgroundVideo() {
  const ref = useRef<HTMLVideoElement>(null)
  const calm = useCalm()
  const [chosen, setChosen] = useState<boolean>()
  const playing = chosen ?? !calm

  useEffect(() => {
    const video = ref.current
    if (!video || !playing) return
    video.disablePictureInPicture = true // the HTML standard does not have the attribute
    video.muted = true // React does not set the attribute, and only a muted video may start by itself
    const play = () =>
      void video.play().catch(({ name }) => {
        // the browser refused: the poster stays, and the button can start it
        if (name === 'NotAllowedError') setChosen(false)
      })
    const observer = new IntersectionObserver(([entry]) => (entry?.isIntersecting ? play() : video.pause()))
    observer.observe(video)
    return () => {
      observer.disconnect()
      video.pause()
    }
  }, [playing])

  return { ref, playing, toggle: () => setChosen(!playing) }
}
