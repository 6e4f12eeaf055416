// First segments of addresses that belong to the platform; no remote gets them.
const reserved = new Set(
  'api beacon data-sheets dev get healthz maintenance metrics office readyz remotes storage'.split(' '),
)

/** First segments whose addresses belong to the platform, except for one page. */
const pagesAmong: Readonly<Record<string, string>> = { auth: '/auth/callback', registration: '/registration' }

/** Files such as /robots.txt are the platform's as well. */
export function reservedRoute(path: string): boolean {
  const first = path.split('/')[1] ?? ''
  if (Object.hasOwn(pagesAmong, first)) return path !== pagesAmong[first]
  return reserved.has(first) || first.includes('.')
}

/** Whether some address would fit both patterns. */
export function overlap(one: string, other: string): boolean {
  const [ones, others] = [one.split('/'), other.split('/')]
  return ones.length === others.length && ones.every((segment, place) => meet(segment, others[place] ?? ''))
}

function meet(one: string, other: string): boolean {
  return one === other || (one.startsWith(':') && other !== '') || (other.startsWith(':') && one !== '')
}
