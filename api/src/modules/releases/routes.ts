// First segments of addresses that belong to the platform; no remote gets them.
const reserved = new Set(
  'api beacon data-sheets dev get healthz maintenance metrics office readyz remotes storage'.split(' '),
)

/** First segments that belong to the platform, except for one page. */
const pagesAmong: Readonly<Record<string, string>> = { auth: '/auth/callback', registration: '/registration' }

/** Files such as /robots.txt are the platform's as well. */
export function reservedRoute(path: string): boolean {
  const first = path.split('/')[1] ?? ''
  if (Object.hasOwn(pagesAmong, first)) return path !== pagesAmong[first]
  return reserved.has(first) || first.includes('.')
}

/** The route for all addresses without another route. */
export const ANY_PATH = '/*'

/** Whether an address could match both patterns. `ANY_PATH` gives way to all others. */
export function overlap(one: string, other: string): boolean {
  const [ones, others] = [one.split('/'), other.split('/')]
  return ones.length === others.length && ones.every((segment, place) => meet(segment, others[place] ?? ''))
}

function meet(one: string, other: string): boolean {
  return one === other || (one.startsWith(':') && other !== '') || (other.startsWith(':') && one !== '')
}
