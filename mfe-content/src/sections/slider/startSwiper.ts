import Swiper from 'swiper'
import { Mousewheel } from 'swiper/modules'
import { swiperOptions } from './swiperOptions'

/** Nearest slide to where the visitor has scrolled the plain list. */
function scrolledTo(viewport: HTMLElement, slides: readonly HTMLElement[]): number {
  const [first, second] = slides
  const step = first && second ? second.offsetLeft - first.offsetLeft : 0
  return step > 0 ? Math.round(viewport.scrollLeft / step) : 0
}

/** Passes the plain list to swiper at its scroll position, in one frame. This file is a separate chunk. */
export function startSwiper(viewport: HTMLElement, changed: (swiper: Swiper) => void): Swiper {
  const slides = [...viewport.querySelectorAll<HTMLElement>('.content-slider-slide')]
  const initialSlide = scrolledTo(viewport, slides)
  const reduced = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  viewport.dataset.swiper = 'on'
  viewport.scrollLeft = 0
  return new Swiper(viewport, {
    ...swiperOptions,
    modules: [Mousewheel],
    initialSlide,
    speed: reduced ? 0 : swiperOptions.speed,
    on: { init: changed, progress: changed, resize: changed, lock: changed, unlock: changed },
  })
}
