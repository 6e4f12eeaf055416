import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { LenderProvider } from '@brightfill/shared/federation'
import { createSiteStore, SiteProvider } from '@brightfill/shared/store'
import { preload } from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import type { Composition } from '../composition/composition'
import { type DocumentFiles, documentComposition, documentFiles } from '../composition/documentFiles'
import { isPageHandle } from '../composition/lazyPage'
import { type PageState, statusOf, toWire } from '../composition/pageState'
import { ROOT_ROUTE, routeTable } from '../composition/routeTable'
import { MAINTENANCE_PATH } from '../composition/shellPaths'
import { NOT_FOUND_ROUTE } from '../composition/shellRoutes'
import { siteLender } from '../composition/siteLender'
import { writeState } from '../composition/writeState'
import type { SiteData } from '../frame/loadSite'
import { SiteRouterContext } from '../navigation/SiteRouter'
import { Document } from './Document'
import { withEarlyScript } from './earlyScript'
import { type RenderFailure, renderFailure } from './renderFailure'

export interface RenderTask {
  /** Absolute address of the page. */
  url: string
  requestId: string
  /** Render the maintenance page, whatever the address. */
  maintenance?: boolean
  /** Remotes that lend nothing to this page: they failed too often, and the browser places their components. */
  resting?: string[]
}

export interface Rendered {
  status: number
  html: string
  /** Where the visitor is sent instead. */
  location?: string
  /** What went wrong behind the page; an answer like "there is no such machine" is nothing that went wrong. */
  failures: RenderFailure[]
  /** Nothing failed and every call was answered: the page is as it should be. */
  complete: boolean
}

/** What every document of a render worker has in common. */
interface Site {
  composition: Composition
  /** Folder of each remote's server build, by remote name. */
  directories: Record<string, string>
  origin: string
}

/** Renders one address of a composition to a whole document. */
export async function renderPage(
  site: Site,
  { url, maintenance = false, resting = [] }: RenderTask,
): Promise<Omit<Rendered, 'complete'>> {
  // Account pages are checked in the browser, which holds the token; here their loaders are not run at all.
  const routes = routeTable(site.composition, async () => {})
  const handler = createStaticHandler(routes)
  const address = maintenance ? new URL(MAINTENANCE_PATH, url) : url
  const context = await handler.query(new Request(address), {
    filterMatchesToLoad: ({ route }) => !isPrivate(route.handle),
  })
  if (context instanceof Response) {
    return { status: context.status, html: '', location: context.headers.get('Location') ?? '/', failures: [] }
  }
  await prepareUnloaded(context)
  const route = context.matches.at(-1)?.route.id ?? ROOT_ROUTE
  const failures: RenderFailure[] = []
  const note = (error: unknown, where: RenderFailure['where'], at = route, componentStack?: string) => {
    if (statusOf(error) >= 500) failures.push(renderFailure(error, { ...site, where, route: at, componentStack }))
  }
  for (const [id, error] of Object.entries(context.errors ?? {})) note(error, 'loader', id)
  const render = () =>
    renderContext({ ...site, maintenance, resting, context }, handler.dataRoutes, (error, way) =>
      note(error, 'render', route, way),
    )
  try {
    return { ...(await render()), failures }
  } catch (error) {
    // A page that throws while rendering: the same document with the page's error view in its place.
    context.errors = { ...context.errors, [route]: error }
    return { ...(await render()), failures }
  }
}

const isPrivate = (handle: unknown) => isPageHandle(handle) && handle.entry.access !== undefined

/** A page about to be rendered. */
interface LoadedPage extends Site {
  maintenance: boolean
  resting: string[]
  context: StaticHandlerContext
}

/** The code of pages whose loader was left to the browser is still needed for their skeleton. */
async function prepareUnloaded(context: StaticHandlerContext) {
  for (const { route } of context.matches) {
    const { handle } = route
    if (!isPageHandle(handle) || !isPrivate(handle)) continue
    try {
      await handle.prepare()
    } catch (error) {
      context.errors = { ...context.errors, [route.id]: error }
    }
  }
}

/** Told of every error while rendering, those that end it included. */
type OnError = (error: unknown, componentStack?: string) => void

async function renderContext(page: LoadedPage, dataRoutes: Parameters<typeof createStaticRouter>[0], onError: OnError) {
  const { composition, context, resting } = page
  const lenders = { ...composition, remotes: composition.remotes.filter(({ name }) => !resting.includes(name)) }
  const pages = context.matches.map(({ route }) => route.handle).filter(isPageHandle)
  const files = documentFiles(composition, pages)
  const state = writeState(pageState({ ...page, composition: documentComposition(composition, pages) }))
  const site = (context.loaderData[ROOT_ROUTE] as SiteData | undefined) ?? { pages: [], options: {} }
  const store = createSiteStore(site)
  const router = createStaticRouter(dataRoutes, context)

  const html = await toHtml(
    <SiteProvider store={store}>
      <LenderProvider lender={siteLender(lenders, true)}>
        <Document files={files} state={state}>
          <PreloadScripts scripts={files.scripts} />
          <SiteRouterContext value={router}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </SiteRouterContext>
        </Document>
      </LenderProvider>
    </SiteProvider>,
    onError,
  )
  return { status: page.maintenance ? 503 : documentStatus(context), html: withEarlyScript(html, files) }
}

function PreloadScripts({ scripts }: { scripts: DocumentFiles['scripts'] }) {
  for (const { href, integrity } of scripts) preload(href, { as: 'script', integrity })
  return null
}

function pageState({ composition, origin, maintenance, context }: LoadedPage): PageState {
  const errors =
    context.errors && Object.fromEntries(Object.entries(context.errors).map(([id, error]) => [id, toWire(error)]))
  return { composition, origin, maintenance, hydration: { loaderData: context.loaderData, errors } }
}

function documentStatus({ errors, matches }: StaticHandlerContext): number {
  const [error] = Object.values(errors ?? {})
  if (error !== undefined) return statusOf(error)
  return matches.at(-1)?.route.id === NOT_FOUND_ROUTE ? 404 : 200
}

/** The whole page, lent components included; a component inside a boundary that throws is reported and left to the browser. */
function toHtml(page: React.ReactNode, onError: OnError): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Nothing is streamed, so no boundary may be sent apart and moved into place by an inline script, which the policy forbids.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error, { componentStack }) => onError(error, componentStack),
    })
  })
}
