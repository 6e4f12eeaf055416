import { DROPDOWN_CLOSE_DELAY } from '@brightfill/shared/constants'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Closes something 200 ms after a click outside it or after the focus left it. A return in time keeps it
 * open.
 */
export function useLeaving(place: RefObject<HTMLElement | null>, open: boolean, close: () => void) {
  const done = useRef(close)
  useEffect(() => {
    done.current = close
  })

  useEffect(() => {
    if (!open) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const checkTarget = ({ target }: Event) => {
      clearTimeout(timer)
      const inside = target instanceof Node && place.current?.contains(target)
      if (!inside) timer = setTimeout(() => done.current(), DROPDOWN_CLOSE_DELAY)
    }
    document.addEventListener('pointerdown', checkTarget)
    document.addEventListener('focusin', checkTarget)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', checkTarget)
      document.removeEventListener('focusin', checkTarget)
    }
  }, [open, place])
}
