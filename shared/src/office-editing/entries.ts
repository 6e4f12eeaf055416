import { useRef } from 'react'

const FIELDS = 'input:enabled, textarea:enabled, select:enabled, [contenteditable="true"]'

/** The list that an entry belongs to. */
export const listOf = (entry: Element) => entry.parentElement?.closest('[data-reorder]') ?? null

/** The entry of a list at a place, and not one of a list inside an entry. */
export const entryAt = (list: Element | null, place: number): HTMLElement | undefined =>
  [...(list?.querySelectorAll<HTMLElement>(`[data-place="${place}"]`) ?? [])].find((entry) => listOf(entry) === list)

/**
 * Moves the focus when entries of a list are added and removed: into the first field of a new entry, and from a removed
 * one to its neighbour, else to the button that adds one, a child of the list.
 */
export function useEntryFocus<List extends HTMLElement>() {
  const list = useRef<List>(null)
  const at = (place: number) => entryAt(list.current, place)
  /** React draws the change first. */
  const focus = (find: () => HTMLElement | null | undefined) => queueMicrotask(() => find()?.focus())
  return {
    /** For the element with `data-reorder`. */
    list,
    added: (place: number) => focus(() => at(place)?.querySelector<HTMLElement>(FIELDS)),
    removed: (place: number) =>
      focus(() => {
        const neighbour = at(place) ?? at(place - 1)
        if (!neighbour) return list.current?.querySelector<HTMLElement>(':scope > button')
        return neighbour.querySelector<HTMLElement>(FIELDS) ?? neighbour.querySelector('button')
      }),
  }
}
