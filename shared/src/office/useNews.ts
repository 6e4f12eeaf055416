import { showToast, useSiteStore } from '@brightfill/shared/store'
import { useCallback } from 'react'

/** Milliseconds. */
const TIME_TO_READ = 15_000

/** Tells the colleague what happened, on whichever page they are by then; a page that stays says so itself (O-57). */
export function useNews() {
  const store = useSiteStore()
  return useCallback((text: string) => showToast(store, { type: 'success', text, duration: TIME_TO_READ }), [store])
}
