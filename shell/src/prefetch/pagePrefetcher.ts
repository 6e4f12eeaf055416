import type { Lender, LentName } from '@brightfill/shared/federation'
import type { LoaderFunctionArgs, RouteObject } from '@brightfill/shared/router'
import { preload } from 'react-dom'
import { matchRoutes } from 'react-router-dom'
import type { Composition, LiveRemote } from '../composition/composition'
import { documentFiles } from '../composition/documentFiles'
import { isPageHandle, type PageHandle } from '../composition/lazyPage'
import { patiently } from '../composition/patiently'
import { remoteFiles } from '../composition/remoteFiles'
import { aheadName, pagesAhead } from './pagesAhead'

export interface PrefetchedSite {
  composition: Composition
  routes: RouteObject[]
  lender: Lender
}

/** Fetches the code of the page at an address ahead, and its data unless the page belongs to a signed-in user. */
export function pagePrefetcher({ composition, routes, lender }: PrefetchedSite) {
  return (url: URL) => {
    const leaf = matchRoutes(routes, url.pathname)?.at(-1)
    if (!leaf || !isPageHandle(leaf.route.handle) || pagesAhead.has(aheadName(url))) return
    const { handle } = leaf.route
    if (handle.entry.access) {
      prepareCode(handle).catch(() => {}) // the navigation will fetch it again
      return
    }
    pagesAhead.load(aheadName(url), async (signal) => {
      const page = await prepareCode(handle)
      signal.throwIfAborted()
      const args = { request: new Request(url, { signal }), params: leaf.params, context: {} }
      return (await page.loader?.(args as LoaderFunctionArgs)) ?? null // our loaders read only these fields
    })
  }

  async function prepareCode(handle: PageHandle) {
    preloadFiles(handle).catch(() => {}) // only a head start: loading the page requests them itself
    const borrowed = (handle.entry.borrows ?? []) as LentName[] // remote.json holds these names
    for (const name of borrowed)
      lender
        .loaderOf(name)()
        .catch(() => {}) // nobody has seen it fail yet
    return handle.prepare()
  }

  /** Requests all files at once; loading the page would find them one by one. */
  async function preloadFiles({ entry, build }: PageHandle) {
    const remote = build as LiveRemote // only remotes come without their file list
    const files = build.files ?? (await patiently(remote, (inTime) => remoteFiles(remote, inTime)))
    const { scripts, styles } = documentFiles(composition, [{ entry, build: { ...build, files } }])
    for (const { href, integrity } of scripts) preload(href, { as: 'script', integrity })
    for (const { href, integrity } of styles) {
      if (!isInDocument(href)) preload(href, { as: 'style', integrity })
    }
  }
}

/** The document carries the styles of its own page inside itself. */
function isInDocument(href: string): boolean {
  return document.querySelector(`style[data-href="${href}"]`) !== null
}
