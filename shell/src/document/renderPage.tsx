import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { LenderProvider } from '@brightfill/shared/federation'
import { SiteRouterContext } from '@brightfill/shared/router'
import { createSiteStore, SiteProvider } from '@brightfill/shared/store'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import type { Composition } from '../composition/composition'
import { leaveOutFiles } from '../composition/leftOutFiles'
import { isPageHandle, type PageHandle } from '../composition/pageHandle'
import { type PageState, statusOf, toWire } from '../composition/pageState'
import { MAINTENANCE_PATH } from '../composition/shellPaths'
import { writeState } from '../composition/writeState'
import { siteLender } from '../federation/siteLender'
import { type DocumentFiles, documentFiles, partsOf } from '../files/documentFiles'
import type { SiteData } from '../frame/loadSite'
import { ROOT_ROUTE, routeTable } from '../routes/routeTable'
import { NOT_FOUND_ROUTE } from '../routes/shellRoutes'
import { Document } from './Document'
import { withEarlyScript } from './earlyScript'
import { type RenderFailure, renderFailure } from './renderFailure'

/** All that a render process gets of a request, because every remote's code runs there. */
export interface RenderTask {
  /** Absolute address of the page, without what only the browser reads. */
  url: string
  /** Render the maintenance page at any address. */
  maintenance?: boolean
  /** Remotes that failed too often: they lend nothing to this page, and the browser renders their components. */
  resting?: string[]
}

export interface Rendered {
  status: number
  html: string
  /** The address that the visitor is redirected to. */
  location?: string
  /** Failures behind the page; an answer such as "there is no such machine" is not a failure. */
  failures: RenderFailure[]
  /** Nothing failed and every call was answered, so the page is complete. */
  complete: boolean
}

/** The values that all documents of a render worker share. */
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
  // The browser holds the token and checks account pages, so their loaders do not run here.
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
    // The page threw while rendering: render the document again with the page's error view.
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

/** Pages whose loader runs in the browser still need their code here, for their skeleton. */
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

/** Called for every error while rendering, including those that end it. */
type OnError = (error: unknown, componentStack?: string) => void

async function renderContext(page: LoadedPage, dataRoutes: Parameters<typeof createStaticRouter>[0], onError: OnError) {
  const { composition, context, resting } = page
  const lenders = { ...composition, remotes: composition.remotes.filter(({ name }) => !resting.includes(name)) }
  const pages = context.matches.map(({ route }) => route.handle).filter(isPageHandle)
  const files = documentFiles(composition, pages)
  const state = writeState(pageState(page, pages))
  const site = (context.loaderData[ROOT_ROUTE] as SiteData | undefined) ?? { pages: [], options: {} }
  const store = createSiteStore(site)
  const router = createStaticRouter(dataRoutes, context)

  const html = await toHtml(
    <SiteProvider store={store}>
      <LenderProvider lender={siteLender(lenders, true)}>
        <Document files={files} state={state} inline>
          <HeldScripts files={files} />
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

function pageState({ composition, origin, maintenance, context }: LoadedPage, pages: PageHandle[]): PageState {
  const parts = pages.flatMap((page) => partsOf(composition, page))
  const errors =
    context.errors && Object.fromEntries(Object.entries(context.errors).map(([id, error]) => [id, toWire(error)]))
  return {
    composition: leaveOutFiles(composition, parts),
    origin,
    maintenance,
    hydration: { loaderData: context.loaderData, errors },
  }
}

function documentStatus({ errors, matches }: StaticHandlerContext): number {
  const [error] = Object.values(errors ?? {})
  if (error !== undefined) return statusOf(error)
  return matches.at(-1)?.route.id === NOT_FOUND_ROUTE ? 404 : 200
}

/**
 * Renders the whole page with its lent components. A component that throws inside a boundary is reported, and the
 * browser renders it.
 */
function toHtml(page: React.ReactNode, onError: OnError): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // React moves late boundaries into place with inline scripts, which the policy forbids. A chunk size without
      // limit sends everything in place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: (error, { componentStack }) => onError(error, componentStack),
    })
  })
}

/**
 * The scripts that wait for the largest picture of the page, so that it does not share the line with all of them. The
 * early script lets them come, and runs those of the shell (early.js). React's script does not wait (Document.tsx).
 */
function HeldScripts({ files: { libraries, main, scripts } }: { files: DocumentFiles }) {
  // Before those of remotes: if those hang, they can use up all connections to a host.
  const shell = [...libraries.slice(1), main]
  return [...shell, ...scripts].map((file) => (
    <link
      key={file.href}
      rel="preload"
      as="script"
      href={file.href}
      integrity={file.integrity}
      crossOrigin="anonymous"
      media="not all"
      data-run={shell.includes(file) ? '' : undefined}
    />
  ))
}
