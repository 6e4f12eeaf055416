import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { entryAt, listOf } from './entries'
import { texts } from './texts'

interface Reorder {
  count: number
  /** The name of an entry. */
  nameOf: (place: number) => string
  onMove: (from: number, to: number) => void
}

/**
 * Moves entries of a list by drag and by keyboard: Space lifts, arrows move, Space sets down. Each entry has
 * `data-place`; the list around them has `data-reorder`, and the pointer looks for entries in it. Any pointer drags,
 * fingers too.
 */
export function useReorder({ count, nameOf, onMove }: Reorder) {
  const [lifted, setLifted] = useState<number>()
  const [said, setSaid] = useState('')

  function move(from: number, to: number) {
    if (to < 0 || to >= count || to === from) return
    onMove(from, to)
    setLifted(to)
    setSaid(texts.moved(nameOf(from), to + 1, count))
  }
  function press(event: KeyboardEvent, place: number) {
    const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key]
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      const sets = lifted === place
      setLifted(sets ? undefined : place)
      setSaid(sets ? texts.dropped(nameOf(place), place + 1, count) : texts.lifted(nameOf(place), place + 1, count))
    } else if (step && lifted === place) {
      event.preventDefault()
      const grip = event.currentTarget as HTMLElement
      const list = grip.closest('[data-reorder]')
      move(place, place + step)
      // The focus moves with the entry, once that is drawn. The next key may come before the next frame.
      queueMicrotask(() => gripAt(list, place + step)?.focus())
    } else if (event.key === 'Escape') setLifted(undefined)
  }
  function drag(event: PointerEvent, place: number) {
    if (event.button !== 0) return
    const list = event.currentTarget.closest('[data-reorder]')
    let at = place
    setLifted(place)
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const below = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]')
      if (!below || listOf(below) !== list) return
      const to = Number(below.dataset.place)
      if (to === at) return
      move(at, to)
      at = to
    }
    const end = () => {
      setLifted(undefined)
      window.removeEventListener('pointermove', follow)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
    window.addEventListener('pointermove', follow)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
  }
  return {
    lifted,
    /** For a live region. */
    said,
    gripProps: (place: number) => ({
      type: 'button' as const,
      'aria-label': texts.move(nameOf(place)),
      'aria-pressed': lifted === place,
      'data-grip': true,
      onKeyDown: (event: KeyboardEvent) => press(event, place),
      onPointerDown: (event: PointerEvent) => drag(event, place),
      onBlur: () => lifted === place && setLifted(undefined),
    }),
  }
}

const gripAt = (list: Element | null, place: number) => entryAt(list, place)?.querySelector<HTMLElement>('[data-grip]')

/** The list with the entry moved from `from` to `to`. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1))
}
