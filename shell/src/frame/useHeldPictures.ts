import { prepareApi } from '@brightfill/shared/api'
import { useLocation, useNavigation } from '@brightfill/shared/router'
import { watchNear } from '@brightfill/shared/ui'
import { useEffect, useRef } from 'react'
import { READS_AFTER } from '../platform/readsAfter'
import { whenIdle } from '../platform/whenIdle'

/**
 * Lets what early.js holds back come to the interactive page: bands below the screen once the browser is idle, and the
 * pictures that the visitor sees after the client of the api, for which a tap would wait. Other pictures come when the
 * visitor scrolls, reads or has gone on, so that the page behind an early tap shares the line with few of them.
 */
export function useHeldPictures() {
  const { key } = useLocation()
  const first = useRef(key)
  const goesOn = useNavigation().state !== 'idle'

  useEffect(() => {
    whenIdle(() => {
      if (areHeld()) document.documentElement.dataset.arriving = 'pictures'
    })
    void prepareApi().then(() => {
      if (areHeld()) document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]').forEach(comeWhenSeen)
    })
    addEventListener('scroll', letAllCome, { once: true, passive: true })
    return () => removeEventListener('scroll', letAllCome)
  }, [])

  useEffect(() => {
    if (key !== first.current) letAllCome()
  }, [key])

  useEffect(() => {
    if (goesOn) return
    const timer = setTimeout(() => whenIdle(letAllCome), READS_AFTER)
    return () => clearTimeout(timer)
  }, [goesOn])
}

const areHeld = () => 'arriving' in document.documentElement.dataset

function letAllCome() {
  delete document.documentElement.dataset.arriving
}

/** Watches the place of a picture, because the picture itself waits outside of the screen (Picture.module.css). */
function comeWhenSeen(image: HTMLImageElement) {
  const place = image.closest('picture')?.parentElement ?? image.parentElement
  if (!place) return
  watchNear(place, {}, () => {
    image.loading = 'eager'
  })
}
