import { useAction, useAttempt, useQueryClient } from '@brightfill/shared/office'
import { type RefObject, useState } from 'react'

interface Marked {
  references: string[]
  spam: boolean
}

/**
 * Rows of the inbox that are chosen for one action, and that action (O-73).
 * @param shown references of the rows on screen, in their order
 * @param opened the enquiry beside the list
 */
export function useChosen(list: RefObject<HTMLElement | null>, shown: string[], opened: string | undefined) {
  const [everChosen, setChosen] = useState<string[]>([])
  // Actions never touch rows that are not on screen, such as after a search.
  const chosen = everChosen.filter((reference) => shown.includes(reference))
  const [last, setLast] = useState<string>()
  const { create } = useAction('inbox/spam')
  const cache = useQueryClient()
  const here = () =>
    list.current?.querySelector<HTMLElement>('li:focus-within')?.dataset.reference ?? opened ?? undefined

  function toggle(reference = here()) {
    if (!reference) return
    setLast(reference)
    setChosen((now) => (now.includes(reference) ? now.filter((one) => one !== reference) : [...now, reference]))
  }
  /** From the row that was chosen last to this one. */
  function extend(reference = here()) {
    if (!reference) return
    const [from, to] = [shown.indexOf(last ?? reference), shown.indexOf(reference)].toSorted((a, b) => a - b)
    setChosen((now) => [...new Set([...now, ...shown.slice(from, Number(to) + 1)])])
    setLast(reference)
  }
  const marking = useAttempt(async (references: string[], spam: boolean, from_addresses: boolean = false) => {
    const { references: changed } = (await create({ references, spam, from_addresses })) as unknown as {
      references: string[]
    }
    setChosen([])
    await cache.invalidateQueries()
    return { references: changed, spam } satisfies Marked
  })
  /** The chosen rows, else the one with the focus. */
  function markSpam() {
    const reference = here()
    const references = chosen.length > 0 ? chosen : reference ? [reference] : []
    if (references.length > 0 && !marking.busy) void marking.attempt(references, true)
  }
  return { chosen, toggle, extend, clear: () => setChosen([]), marking, markSpam }
}
