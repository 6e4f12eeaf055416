import { useRef } from 'react'
import { moved } from './useReorder'

/**
 * Keys for the entries of a list, which have no identity of their own. They move with the entries, so that each keeps
 * its own editor with its own undo history.
 */
export function useEntryKeys(count: number) {
  const next = useRef(0)
  const keys = useRef<number[]>([])
  const fresh = () => {
    next.current += 1
    return next.current
  }
  while (keys.current.length < count) keys.current.push(fresh())
  keys.current.length = count
  return {
    of: (place: number) => keys.current[place],
    add(place: number) {
      keys.current = keys.current.toSpliced(place, 0, fresh())
    },
    remove(place: number) {
      keys.current = keys.current.toSpliced(place, 1)
    },
    move(from: number, to: number) {
      keys.current = moved(keys.current, from, to)
    },
  }
}
