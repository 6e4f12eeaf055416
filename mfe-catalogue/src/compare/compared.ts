import { withStorage } from '@brightfill/shared/storage'
import { createStore, useStore } from '@brightfill/shared/store'
import { useEffect } from 'react'

/** More do not fit side by side on paper. */
export const MOST_COMPARED = 4

const KEY = 'catalogue.compare.1'

// It may be in the module because only the browser changes it.
const compared = createStore<{ slugs: readonly string[] }>(() => ({ slugs: [] }))
let following = false
/** The browser stores nothing, so only this page knows. */
let unkept = false

/** Reads what an earlier visit or another tab stored. */
function recall() {
  const slugs = kept()
  // A new list with the same machines would render the boxes of all cards again.
  if (slugs.join() !== compared.getState().slugs.join()) compared.setState({ slugs })
}

function follow() {
  if (following) return
  following = true
  recall()
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) recall()
  })
}

function kept(): readonly string[] {
  if (unkept) return compared.getState().slugs
  const value: unknown = withStorage(() => JSON.parse(localStorage.getItem(KEY) ?? '[]'))
  return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string').slice(0, MOST_COMPARED) : []
}

/** Sets the machines that are compared, for this browser alone. */
export function setCompared(slugs: readonly string[]) {
  compared.setState({ slugs })
  unkept = true
  withStorage(() => {
    localStorage.setItem(KEY, JSON.stringify(slugs))
    unkept = false
  })
}

/**
 * Adds or removes a machine. It reads the storage, not the state of the box: a box that is clicked while it becomes
 * interactive does not know yet what the others chose, and another tab may have added more.
 * @returns false when there is no room for it
 */
export function chooseCompared(slug: string, chosen: boolean): boolean {
  recall()
  const others = compared.getState().slugs.filter((other) => other !== slug)
  if (chosen && others.length >= MOST_COMPARED) return false
  setCompared(chosen ? [...others, slug] : others)
  return true
}

/**
 * Puts the machines of a shared comparison before those of this browser, so that the visitor can add one more. Those
 * without room are left out.
 */
export function addCompared(slugs: readonly string[]) {
  recall()
  setCompared([...new Set([...slugs, ...compared.getState().slugs])].slice(0, MOST_COMPARED - 1))
}

/** Drops machines that are gone, which no page offers to remove, and keeps renamed ones under their new slugs. */
export function followCatalogue(missing: readonly string[], renamed: readonly { from: string; to: string }[]) {
  recall()
  const { slugs } = compared.getState()
  const present = slugs
    .filter((slug) => !missing.includes(slug))
    .map((slug) => renamed.find(({ from }) => from === slug)?.to ?? slug)
  if (present.join() !== slugs.join()) setCompared([...new Set(present)])
}

/** The slugs of the machines that are compared, in the order they were chosen; none while the page is hydrated. */
export function useCompared(): readonly string[] {
  useEffect(follow, [])
  return useStore(compared, ({ slugs }) => slugs)
}
