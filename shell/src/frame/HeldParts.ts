import { prepareApi } from '@brightfill/shared/api'
import { useLocation, useTarget } from '@brightfill/shared/router'
import { watchNear } from '@brightfill/shared/ui'
import { useEffect, useRef } from 'react'
import { letAllCome } from '../platform/letAllCome'
import { READS_AFTER } from '../platform/readsAfter'
import { whenIdle } from '../platform/whenIdle'

/**
 * Shows what early.js holds back once the page is interactive. Visible pictures come after the api client, which a tap
 * needs; the rest when the visitor reads or has moved on, so that it hardly slows the page behind an early tap.
 * Scrolling brings pictures, and browsers lay out bands that come near.
 */
export function HeldParts() {
  const { key } = useLocation()
  const first = useRef(key)
  const goesOn = useTarget((target) => target !== undefined)

  useEffect(() => {
    void prepareApi().then(() => {
      if (root().arriving === 'page')
        document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]').forEach(comeWhenSeen)
    })
    addEventListener('scroll', letPicturesCome, { once: true, passive: true })
    return () => removeEventListener('scroll', letPicturesCome)
  }, [])

  useEffect(() => {
    if (key !== first.current) letAllCome()
  }, [key])

  useEffect(() => {
    if (goesOn) return
    const timer = setTimeout(() => whenIdle(letRestCome), READS_AFTER)
    return () => clearTimeout(timer)
  }, [goesOn])
  return null
}

const root = () => document.documentElement.dataset

function letPicturesCome() {
  if (root().arriving === 'page') root().arriving = 'bands'
}

/** One band in each idle moment: all together keep a phone busy for a tenth of a second. */
function letRestCome() {
  letPicturesCome()
  const bands = document.querySelectorAll<HTMLElement>('[data-band]').values()
  const next = () => {
    const { value: band } = bands.next()
    if (!band || root().arriving === undefined) return letAllCome()
    band.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  next()
}

/** Watches the place of a picture, because the picture itself waits outside of the screen (Picture.module.css). */
function comeWhenSeen(image: HTMLImageElement) {
  const place = image.closest('picture')?.parentElement ?? image.parentElement
  if (!place) return
  watchNear(place, {}, () => {
    image.loading = 'eager'
  })
}
