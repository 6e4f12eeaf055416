import Swiper from 'swiper'
import { Mousewheel } from 'swiper/modules'
import { lessMotion } from '../../media/lessMotion'
import { nearestSlide } from './plainList'
import { swiperOptions } from './swiperOptions'

/**
 * Passes the plain list to swiper at its scroll position, in one frame. This file is a separate chunk.
 * @param aim the slide that the list glides to when it is on its way
 */
export function startSwiper(viewport: HTMLElement, changed: (swiper: Swiper) => void, aim?: number): Swiper {
  const initialSlide = aim ?? nearestSlide(viewport)
  viewport.dataset.swiper = 'on'
  viewport.scrollLeft = 0
  return new Swiper(viewport, {
    ...swiperOptions,
    modules: [Mousewheel],
    initialSlide,
    speed: lessMotion() ? 0 : swiperOptions.speed,
    on: { init: changed, progress: changed, resize: changed, lock: changed, unlock: changed },
  })
}
