import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'

/** Distance in px from which a tap counts as a swipe. */
const swipe = 32
/** Distance in px from which a finger no longer rests. */
const moved = 4

/**
 * Shows the pictures of a card one by one: a mouse chooses by its position from left to right, a finger swipes.
 * Keyboard and screen reader users get the pictures on the machine's page.
 */
export function useCardPictures(count: number) {
  const [index, setIndex] = useState(0)
  /** Whether to load the pictures after the first. */
  const [awake, setAwake] = useState(false)
  const startX = useRef<number | undefined>(undefined)
  const swiped = useRef(false)
  if (count < 2) return { index: 0, awake: false, handlers: {} }

  const handlers = {
    onPointerEnter({ pointerType }: PointerEvent) {
      // A finger mostly taps, and the pictures would slow the page it opens.
      if (pointerType !== 'touch') setAwake(true)
    },
    onPointerDown(event: PointerEvent) {
      swiped.current = false
      if (event.pointerType !== 'mouse') startX.current = event.clientX
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (event.pointerType !== 'mouse') {
        if (startX.current !== undefined && Math.abs(event.clientX - startX.current) > moved) setAwake(true)
        return
      }
      const { left, width, top } = event.currentTarget.getBoundingClientRect()
      const pictureHeight = (width * 3) / 4
      if (event.clientY - top > pictureHeight) return
      setIndex(Math.min(count - 1, Math.max(0, Math.floor(((event.clientX - left) / width) * count))))
    },
    onPointerUp(event: PointerEvent) {
      const travelled = startX.current === undefined ? 0 : event.clientX - startX.current
      startX.current = undefined
      if (Math.abs(travelled) < swipe) return
      swiped.current = true
      setIndex((now) => Math.min(count - 1, Math.max(0, now - Math.sign(travelled))))
    },
    onPointerLeave(event: PointerEvent) {
      if (event.pointerType === 'mouse') setIndex(0)
    },
    onClickCapture(event: MouseEvent) {
      // In most browsers a swipe makes no click, so the next one may come from a key, which has no detail.
      if (!swiped.current || event.detail === 0) return
      swiped.current = false
      event.preventDefault() // the swipe ended on the link
      event.stopPropagation()
    },
  }
  return { index, awake, handlers }
}
