import type { LiveRelease } from './composition'
import type { PageState } from './pageState'
import { STATE_ID } from './writeState'

const RELOADED = 'shell.reloaded.1'

/**
 * Reloads the page when its code is gone because the site has moved to another release since this tab was opened
 * only a new document names the new files. It reloads at most once per release, so that servers with different
 * releases cannot send a tab in circles.
 * @returns whether the page is about to reload
 */
export async function reloadIfReplaced({ base }: Pick<LiveRelease, 'base'>): Promise<boolean> {
  try {
    if (sessionStorage.getItem(RELOADED) === base) return false
    const answer = await fetch(window.location.href, { cache: 'no-store' })
    // The state has no "<" in it, so nothing needs to parse HTML, for which a browser wants a policy (early.js).
    const [, state = ''] = new RegExp(`id="${STATE_ID}"[^>]*>([^<]*)`).exec(await answer.text()) ?? []
    const { shell, remotes } = (JSON.parse(state) as PageState).composition // written by our server
    if ([shell, ...remotes].some((live) => live.base === base)) return false
    sessionStorage.setItem(RELOADED, base)
  } catch {
    return false // offline, an answer without page state, or no storage to remember the attempt: Retry stays
  }
  window.location.reload()
  return true
}
