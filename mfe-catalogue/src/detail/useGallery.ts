import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** Milliseconds without movement after which a swipe has ended. */
const settled = 120

/** Index of the picture a key leads to; undefined for other keys. */
export function keyTarget(
  { key, altKey, ctrlKey, metaKey }: KeyboardEvent,
  index: number,
  count: number,
): number | undefined {
  if (altKey || ctrlKey || metaKey) return undefined // shortcuts of the browser, such as Back
  if (key === 'ArrowRight') return Math.min(count - 1, index + 1)
  if (key === 'ArrowLeft') return Math.max(0, index - 1)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Which picture of a row is in view: changed by `show`, by keys, or by swiping the row. */
export function useGallery(count: number) {
  const [index, setIndex] = useState(0)
  const row = useRef<HTMLUListElement>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(settling.current), [])

  function show(target: number) {
    setIndex(target)
    const { current } = row
    // the style sheet decides whether it scrolls smoothly
    if (current) current.scrollLeft = target * current.clientWidth
  }
  function onScroll() {
    clearTimeout(settling.current)
    settling.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {}
      if (clientWidth > 0) setIndex(Math.min(count - 1, Math.round(scrollLeft / clientWidth)))
    }, settled)
  }
  function onKeyDown(event: KeyboardEvent) {
    const target = keyTarget(event, index, count)
    if (target === undefined) return
    event.preventDefault() // the row would scroll by less than a picture
    show(target)
  }
  return { index, row, show, onScroll, onKeyDown }
}
