/**
 * The address of a request on this site: path and query, because filters and page numbers are in the query. A host in
 * the target (`//other.example/`, `http://other.example/`) is ignored.
 */
export function pageAddress(origin: string, target: string): URL {
  const path = target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '')
  return new URL(origin + (path.startsWith('/') ? path : `/${path}`))
}

/** Whether the address has a token: such a page is stored nowhere and its address told to nobody. */
export function carriesSecret({ pathname }: URL): boolean {
  return /^\/(auth\/callback|reset-password)\/*$/i.test(pathname)
}

// Campaigns and networks add these to links. No page reads them.
const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid)$/

/**
 * The address without the parameters that its page does not read, which anybody can invent.
 * @param known undefined for a release from before routes declared them: all but those of campaigns
 */
export function knownAddress(url: URL, known: readonly string[] | undefined): URL {
  const address = new URL(url)
  const asked = [...url.searchParams].filter(([name]) => (known ? known.includes(name) : !CAMPAIGN.test(name)))
  address.search = new URLSearchParams(asked).toString()
  return address
}

/** The same name for all addresses of one document. */
export function documentName({ pathname, search }: URL): string {
  return pathname.replace(/(?<=.)\/$/, '') + search
}
