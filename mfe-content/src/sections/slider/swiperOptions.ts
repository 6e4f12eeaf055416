import { SLIDER_GAP, SLIDES_PER_VIEW } from '@brightfill/shared/constants'
import type { SwiperOptions } from 'swiper/types'

const [narrow] = SLIDES_PER_VIEW.slice(-1)

/** The printed geometry as swiper's options. The style sheet has the same values. */
export const swiperOptions: SwiperOptions = {
  slidesPerView: narrow?.slides,
  breakpoints: Object.fromEntries(SLIDES_PER_VIEW.map(({ from, slides }) => [from, { slidesPerView: slides }])),
  spaceBetween: SLIDER_GAP,
  speed: 420,
  watchSlidesProgress: true,
  watchOverflow: true,
  // Sideways only: a wheel that turns down scrolls the page.
  mousewheel: { forceToAxis: true },
  touchStartPreventDefault: false,
  wrapperClass: 'content-slider-track',
  slideClass: 'content-slider-slide',
}
