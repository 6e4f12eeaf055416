import { useLateCode } from '@brightfill/shared/late'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type Swiper from 'swiper'
import { lessMotion } from '../../media/lessMotion'
import { nearestSlide, slidesOf } from './plainList'

/** Milliseconds after which the plain list has come to rest. Older Safari does not say when. */
const GLIDE = 1000

const loadSwiper = () => import(/* webpackChunkName: "swiper" */ './startSwiper')

interface SliderState {
  atStart: boolean
  atEnd: boolean
  /** All slides fit. */
  locked: boolean
  /** Indexes of the visible slides, as text so that equal states are equal. */
  visible: string
}

function stateOf({
  isBeginning,
  isEnd,
  isLocked,
  visibleSlidesIndexes,
}: Swiper & { visibleSlidesIndexes?: number[] }): SliderState {
  return { atStart: isBeginning, atEnd: isEnd, locked: isLocked, visible: (visibleSlidesIndexes ?? []).join(' ') }
}

/** Loads swiper when the slider is near. Until then `state` is undefined and the list scrolls natively. */
export function useSwiper(viewport: RefObject<HTMLElement | null>) {
  const code = useLateCode(viewport, '200px', loadSwiper)
  const swiper = useRef<Swiper>(undefined)
  /** The slide that the plain list still glides to. */
  const aim = useRef<number>(undefined)
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [state, setState] = useState<SliderState>()

  useEffect(() => {
    const element = viewport.current
    if (!code || !element) return
    const changed = (source: Swiper) => {
      const next = stateOf(source)
      setState((now) =>
        now && Object.entries(next).every(([key, value]) => now[key as keyof SliderState] === value) ? now : next,
      )
    }
    swiper.current = code.startSwiper(element, changed, aim.current)
    return () => {
      swiper.current?.destroy()
      delete element.dataset.swiper
    }
  }, [code, viewport])

  /** Moves a slide that has the focus into full view. */
  function show(index: number) {
    const slide = swiper.current?.slides[index]
    if (slide && !slide.classList.contains('swiper-slide-fully-visible')) swiper.current?.slideTo(index)
  }

  /** Until swiper has loaded, the list scrolls by a slide. */
  function step(direction: -1 | 1) {
    if (swiper.current) return direction < 0 ? swiper.current.slidePrev() : swiper.current.slideNext()
    const list = viewport.current
    if (!list) return
    const slides = slidesOf(list)
    aim.current = Math.min(Math.max((aim.current ?? nearestSlide(list)) + direction, 0), slides.length - 1)
    clearTimeout(resting.current)
    resting.current = setTimeout(() => {
      aim.current = undefined
    }, GLIDE)
    const left = (slides[aim.current]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0)
    list.scrollTo({ left, behavior: lessMotion() ? 'instant' : 'smooth' })
  }

  return { state, show, step }
}
