import { TOAST_DURATION } from '@brightfill/shared/constants'
import { showToast, useSiteStore } from '@brightfill/shared/store'

/** Toasts of the sign-in pages: five seconds each. */
export function useToast() {
  const store = useSiteStore()
  return (type: 'success' | 'error', text: string) => showToast(store, { type, text, duration: TOAST_DURATION })
}
