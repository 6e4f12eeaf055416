import { DRAFT_PARAMETER, PREVIEW_PARAMETER } from '@brightfill/shared/contract'

/**
 * The address of a request on this site: path and query, because filters and page numbers are in the query. A host in
 * the target (`//other.example/`, `http://other.example/`) is ignored.
 */
export function pageAddress(origin: string, target: string): URL {
  const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  return new URL(origin + (path.startsWith('/') ? path : `/${path}`))
}

/** Parameters with secret values, in e-mailed links and links to drafts. */
const secrets = ['token', PREVIEW_PARAMETER, DRAFT_PARAMETER]

/**
 * Whether the address may have a secret, like e-mailed links and redirects from a provider: no cache may store its
 * answer, and no referrer may name it.
 */
export function carriesSecret({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): boolean {
  return secrets.some((name) => searchParams.has(name)) || /^\/(auth\/callback|reset-password)\/*$/i.test(pathname)
}

/**
 * The part of an address that a render gets, because server code of every remote runs in its process: the path and the
 * parameters that its route names in `remote.json` (`query`), none beside a secret. The browser reads the rest.
 */
export function renderedAddress(url: URL, query: readonly string[] = []): URL {
  const address = new URL(url)
  const asked = carriesSecret(url) ? [] : [...url.searchParams].filter(([name]) => query.includes(name))
  address.search = new URLSearchParams(asked).toString()
  return address
}

/** The same name for all addresses of one document. */
export function documentName({ pathname, search }: URL): string {
  return pathname.replace(/(?<=.)\/$/, '') + search
}
