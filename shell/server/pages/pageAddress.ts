/**
 * Where a request leads on this site: path and query, for filters and page numbers live in the query. Whatever host a target names itself
 * (`//other.example/`, `http://other.example/`), it is this one.
 */
export function pageAddress(origin: string, target: string): URL {
  const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  return new URL(origin + (path.startsWith('/') ? path : `/${path}`))
}

/** Pages that are reached with a token in the address: kept nowhere, told to nobody. */
export function carriesSecret({ pathname }: URL): boolean {
  return /^\/(auth\/callback|reset-password)\/*$/i.test(pathname)
}

// What campaigns and networks add to links; no page reads it, so it makes no page of its own.
const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)$/

/** One name for all addresses that give the same document. */
export function documentName({ pathname, search, searchParams }: URL): string {
  const path = pathname.replace(/(?<=.)\/$/, '')
  if (search === '') return path
  const asked = [...searchParams].filter(([name]) => !CAMPAIGN.test(name))
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`
}
