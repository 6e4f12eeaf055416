import { useLateCode } from '@brightfill/shared/late'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type Swiper from 'swiper'

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
    swiper.current = code.startSwiper(element, changed)
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

  return { state, show, previous: () => swiper.current?.slidePrev(), next: () => swiper.current?.slideNext() }
}
