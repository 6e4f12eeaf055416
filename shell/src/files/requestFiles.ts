import { preload } from 'react-dom'
import type { Composition } from '../composition/composition'
import { documentFiles, type RequestedPage } from './documentFiles'
import { learnFilesOf } from './learnFiles'
import type { NamedFile } from './namedFiles'

type RequestedFile = NamedFile & { as: 'script' | 'style' }

/** Addresses of the files that came ahead; only the browser adds to them. */
const ahead = new Set<string>()

/**
 * Requests all files of a page at once; loading the page would find them one by one. Not the prefetched ones: the
 * browser has them, and code that is fetched before its page opens uses no styles of borrowed parts.
 */
export function requestFiles(composition: Composition, page: RequestedPage) {
  if (typeof document === 'undefined') return
  for (const { href, integrity, as } of missingFiles(composition, page).filter(({ href }) => !ahead.has(href)))
    preload(href, { as, integrity, crossOrigin: crossOriginOf(as) })
}

/**
 * Fetches the files of a page that a visitor may open, after everything else, into the browser's cache. The entry of
 * its remote comes first: one that hangs holds one connection then, and not all six of HTTP/1.1.
 * @returns fulfilled when all of them have come, never where a browser does not fetch ahead
 */
export async function fetchFilesAhead(composition: Composition, page: RequestedPage): Promise<void> {
  await learnFilesOf(composition, page)
  const [entry, ...others] = missingFiles(composition, page)
  if (entry) await fetchAhead(entry)
  await Promise.all(others.map(fetchAhead))
}

function fetchAhead({ href, as }: RequestedFile) {
  return new Promise<void>((resolve) => {
    const link = document.createElement('link')
    const crossOrigin = crossOriginOf(as) ?? null
    const onload = () => {
      ahead.add(href)
      resolve()
    }
    document.head.append(Object.assign(link, { rel: 'prefetch', as, href, crossOrigin, onload }))
  })
}

/** Requested like the element that will use the file, or the browser would fetch it twice. */
const crossOriginOf = (as: 'script' | 'style') => (as === 'script' ? 'anonymous' : undefined)

/** The entry of the page's remote is the first. */
function missingFiles(composition: Composition, page: RequestedPage): RequestedFile[] {
  const { scripts, styles } = documentFiles(composition, [page])
  return [
    ...scripts.map((file) => ({ ...file, as: 'script' as const })),
    ...styles.filter(({ href }) => !isInDocument(href)).map((file) => ({ ...file, as: 'style' as const })),
  ]
}

/** The document carries the styles of its own page inside itself. */
function isInDocument(href: string): boolean {
  return document.querySelector(`style[data-href="${href}"]`) !== null
}
