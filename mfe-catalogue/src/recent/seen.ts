const KEY = 'catalogue.seen.1'
/** Machines that are shown, and the one that is on the page. */
const KEPT = 5

/** Slugs of the machines this browser showed, the last one first. */
export function seenMachines(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((slug) => typeof slug === 'string').slice(0, KEPT) : []
  } catch {
    return []
  }
}

/** Keeps that a machine was shown, in this browser alone. */
export function keepSeen(slug: string) {
  try {
    localStorage.setItem(KEY, JSON.stringify([slug, ...seenMachines().filter((other) => other !== slug)]))
  } catch {
    // A browser that keeps nothing shows nothing either.
  }
}
