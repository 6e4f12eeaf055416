import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { LenderProvider } from '@brightfill/shared/federation'
import { createSiteStore, SiteProvider } from '@brightfill/shared/store'
import { preload } from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router-dom'
import type { Composition } from '../composition/composition'
import type { PageHandle } from '../composition/remotePage'
import { NOT_FOUND_ROUTE, ROOT_ROUTE, routeTable } from '../composition/routeTable'
import { siteLender } from '../composition/siteLender'
import type { SiteData } from '../site/loadSite'
import { Document } from './Document'
import { type DocumentFiles, documentFiles } from './documentFiles'
import { type PageState, statusOf, toWire } from './pageState'
import { writeState } from './writeState'

export interface RenderTask {
  /** Absolute address of the page. */
  url: string
  requestId: string
}

export interface Rendered {
  status: number
  html: string
  /** Where the visitor is sent instead. */
  location?: string
  /** Failures behind the page, for the log: message and stack, never shown. */
  failures: { where: string; message: string; stack?: string }[]
}

/** Renders one address of a composition to a whole document. */
export async function renderPage(composition: Composition, { url }: RenderTask): Promise<Rendered> {
  // Account pages are checked in the browser, which holds the token; here their loaders are not run at all.
  const routes = routeTable(composition, async () => {})
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(url), {
    filterMatchesToLoad: ({ route }) => !isPrivate(route.handle as PageHandle | undefined),
  })
  if (context instanceof Response) {
    return { status: context.status, html: '', location: context.headers.get('Location') ?? '/', failures: [] }
  }
  await prepareUnloaded(context)
  const failures = Object.entries(context.errors ?? {}).map(([where, error]) => failure(where, error))
  try {
    return { ...(await renderContext(composition, handler.dataRoutes, context, failures)), failures }
  } catch (error) {
    // A page that throws while rendering: the same document with the page's error view in its place.
    const broken = context.matches.at(-1)?.route.id ?? ROOT_ROUTE
    failures.push(failure(broken, error))
    context.errors = { ...context.errors, [broken]: error }
    return { ...(await renderContext(composition, handler.dataRoutes, context, failures)), failures }
  }
}

const isPrivate = (handle: PageHandle | undefined) => handle?.entry?.access !== undefined

/** The code of pages whose loader was left to the browser is still needed for their skeleton. */
async function prepareUnloaded(context: StaticHandlerContext) {
  for (const { route } of context.matches) {
    const handle = route.handle as PageHandle | undefined
    if (!handle || !isPrivate(handle)) continue
    try {
      await handle.prepare()
    } catch (error) {
      context.errors = { ...context.errors, [route.id]: error }
    }
  }
}

async function renderContext(
  composition: Composition,
  dataRoutes: Parameters<typeof createStaticRouter>[0],
  context: StaticHandlerContext,
  failures: Rendered['failures'],
) {
  const pages = context.matches.map(({ route }) => route.handle as PageHandle | undefined).filter((handle) => handle !== undefined)
  const files = documentFiles(composition, pages)
  const state = writeState(pageState(composition, context))
  const site = (context.loaderData[ROOT_ROUTE] as SiteData | undefined) ?? { pages: [], options: {} }
  const store = createSiteStore(site)
  const router = createStaticRouter(dataRoutes, context)

  const html = await toHtml(
    <SiteProvider store={store}>
      <LenderProvider lender={siteLender(composition, true)}>
        <Document files={files} state={state}>
          <PreloadScripts scripts={files.scripts} />
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </Document>
      </LenderProvider>
    </SiteProvider>,
    (error) => failures.push(failure('render', error)),
  )
  return { status: documentStatus(context), html }
}

function PreloadScripts({ scripts }: { scripts: DocumentFiles['scripts'] }) {
  for (const href of scripts) preload(href, { as: 'script' })
  return null
}

function pageState(composition: Composition, context: StaticHandlerContext): PageState {
  const errors = context.errors && Object.fromEntries(Object.entries(context.errors).map(([id, error]) => [id, toWire(error)]))
  return { composition, hydration: { loaderData: context.loaderData, errors } }
}

function documentStatus({ errors, matches }: StaticHandlerContext): number {
  const [error] = Object.values(errors ?? {})
  if (error !== undefined) return statusOf(error)
  return matches.at(-1)?.route.id === NOT_FOUND_ROUTE ? 404 : 200
}

/** The whole page, lent components included; a component inside a boundary that throws is reported and left to the browser. */
function toHtml(page: React.ReactNode, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError,
    })
  })
}

function failure(where: string, error: unknown): Rendered['failures'][number] {
  const { message, stack, cause } = error instanceof Error ? error : new Error(String(error))
  return {
    where,
    message: cause instanceof Error ? `${message}: ${cause.message}` : message,
    stack: (cause as Error | undefined)?.stack ?? stack,
  }
}
