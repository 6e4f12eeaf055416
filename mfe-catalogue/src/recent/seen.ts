const KEY = 'catalogue.seen.1'
/** Machines that are shown, and the one that is on the page. */
const KEPT = 5

/**
 * Slugs of the machines this tab showed, the last one first. They end with the tab: kept for longer they would need
 * consent, because nobody asked for them.
 */
export function seenMachines(): string[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

/** Keeps that a machine was shown, in this tab alone. */
export function keepSeen(slug: string) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([slug, ...seenMachines().filter((other) => other !== slug)]))
  } catch {
    // A browser that keeps nothing shows nothing either.
  }
}
