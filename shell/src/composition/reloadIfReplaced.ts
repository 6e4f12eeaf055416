import type { LiveRelease } from './composition'
import { stateIn } from './pageState'

const RELOADED = 'shell.reloaded.1'

/**
 * Loads the page anew when its code is gone because the site has gone on to another release since this tab was opened: only a new
 * document knows the new one's files. At most once for a release, so that copies of the server that disagree cannot send a tab in circles.
 * @returns whether the page is about to be left
 */
export async function reloadIfReplaced({ base }: Pick<LiveRelease, 'base'>): Promise<boolean> {
  try {
    if (sessionStorage.getItem(RELOADED) === base) return false
    const answer = await fetch(window.location.href, { cache: 'no-store' })
    const { shell, remotes } = stateIn(new DOMParser().parseFromString(await answer.text(), 'text/html')).composition
    if ([shell, ...remotes].some((live) => live.base === base)) return false
    sessionStorage.setItem(RELOADED, base)
  } catch {
    return false // offline, an answer that is no page, or no storage to remember the attempt in: Retry stays
  }
  window.location.reload()
  return true
}
