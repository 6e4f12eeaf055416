import { withStorage } from '@brightfill/shared/storage'

const KEY = 'catalogue.seen.1'
/** Machines that are shown, and the one that is on the page. */
const KEPT = 5
/** Other tabs of the same browser answer in a few milliseconds. */
const ANSWER_WITHIN = 150

/** The messages between tabs: a question, the machine now on screen, or the machines shown so far. */
type Message = { wants: true } | { shows: string } | { showed: string[] }

let others: BroadcastChannel | undefined

/**
 * Slugs of the machines the open tabs of this site showed, the last one first. They end with the tabs: kept for longer
 * they would need consent, because visitors have not asked for them.
 */
export const seenMachines = (): string[] => slugsOf(withStorage(() => JSON.parse(sessionStorage.getItem(KEY) ?? '[]')))

/** Records that a machine was shown, in this tab and the other open ones. */
export function keepSeen(slug: string) {
  keep([slug, ...seenMachines()])
  void joinTabs()
  tell({ shows: slug })
}

/**
 * Asks the other open tabs what they showed, and answers them from now on.
 * @returns resolves when they had the time to answer
 */
export async function joinTabs(): Promise<void> {
  if (others || typeof BroadcastChannel === 'undefined') return
  others = new BroadcastChannel(KEY)
  others.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('wants' in data) tell({ showed: seenMachines() })
    else if ('shows' in data) keep([data.shows, ...seenMachines()])
    else keep([...seenMachines(), ...slugsOf(data.showed)])
  }
  tell({ wants: true })
  // Some browsers keep no page for Back that still gets messages.
  window.addEventListener('pagehide', leaveTabs, { once: true })
  await new Promise((resolve) => setTimeout(resolve, ANSWER_WITHIN))
}

function leaveTabs() {
  others?.close()
  others = undefined
  window.addEventListener('pageshow', () => void joinTabs(), { once: true })
}

const tell = (message: Message) => others?.postMessage(message)

const slugsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((slug) => typeof slug === 'string').slice(0, KEPT) : []

function keep(slugs: readonly string[]) {
  withStorage(() => sessionStorage.setItem(KEY, JSON.stringify([...new Set(slugs)].slice(0, KEPT))))
}
