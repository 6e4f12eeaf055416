import { TOAST_DURATION } from '@brightfill/shared/constants'
import { showToast, useSiteStore } from '@brightfill/shared/store'
import { PlainButton } from './PlainButton'
import { texts } from './texts'

/** Opens the device's share menu, or copies the address if there is none. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const store = useSiteStore()

  async function share() {
    const url = new URL(path, window.location.href).href
    if (navigator.share) return navigator.share({ title, url }).catch(() => {}) // the visitor closed the menu
    const copied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    )
    const [type, text] = copied ? (['success', texts.copied] as const) : (['error', texts.notCopied(url)] as const)
    showToast(store, { type, text, duration: TOAST_DURATION })
  }
  return <PlainButton onClick={share}>{texts.share}</PlainButton>
}
