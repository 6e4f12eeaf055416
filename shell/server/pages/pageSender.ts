import { beginSpan, networkOf, traceOf } from '@brightfill/shared/node'
import acceptNegotiator from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { generatePath, matchRoutes } from 'react-router-dom'
import type { Composition } from '../../src/composition/composition'
import { ownerOfPath, ownerOfRoute, type PageOwner } from '../../src/composition/pageOwner'
import { MAINTENANCE_PATH } from '../../src/composition/shellPaths'
import { rendererFor } from '../canary/canaryCookie'
import type { RenderBudget } from '../clients/RenderBudget'
import { contentPolicy } from '../contentSecurityPolicy'
import type { MaintenanceWatch } from '../maintenance/MaintenanceWatch'
import { NotRendered } from '../render/NotRendered'
import type { Renderer } from '../render/Renderer'
import type { Renderers } from '../render/Renderers'
import type { Telemetry } from '../telemetry/Telemetry'
import { withEditLink } from './editLink'
import { importedStyles, inlineFiles } from './inlineFiles'
import { type PageAnswer, PageCache } from './PageCache'
import { PageDocument } from './PageDocument'
import { PageTitles } from './PageTitles'
import { carriesSecret, documentName, pageAddress, renderedAddress } from './pageAddress'
import { startingDocument, unrenderedDocument } from './unrenderedDocument'

interface PageSources {
  renderers: Renderers
  maintenance: MaintenanceWatch
  publicOrigin: string
  /** The pages that each client and each network may have rendered. */
  renders: RenderBudget
  /** Changes when anything that pages show may have changed. */
  contentVersion: () => string
  telemetry: Telemetry
}

/** Answers a request with the page at its address. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Seconds after which a search engine may come back after a failure. */
export const RETRY_AFTER = '5'

const UNRENDERED_BYTES = 8 * 1024 * 1024

const encodings = new acceptNegotiator.Negotiator({ supportedValues: ['br', 'gzip', 'identity'] })

export function pageSender(sources: PageSources): SendPage {
  const { renderers, maintenance, publicOrigin, renders, contentVersion, telemetry } = sources
  const cache = new PageCache()
  const titles = new PageTitles()
  // A flood is refused with few of them, so each is compressed once.
  const unrendered = new LRUCache<string, PageDocument>({
    maxSize: UNRENDERED_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  })
  const https = publicOrigin.startsWith('https:')

  return async (request, reply) => {
    if (!renderers.isLive) {
      reply.code(503).header('Cache-Control', 'no-store').header('Retry-After', RETRY_AFTER)
      return sendDocument(request, reply, new PageDocument(startingDocument()))
    }
    // The server has no visitor's token: in maintenance all visitors get that page, and the browser asks whether it may
    // go on.
    const closed = await maintenance.isOn()
    const url = pageAddress(publicOrigin, request.url)
    // While a canary runs, documents differ between visitors, so no cache may give one to others.
    const renderer = rendererFor(renderers, request, reply, https)
    const shared = renderers.canary ? 'private, no-cache' : 'no-cache'
    const { composition } = renderer
    const findOwner = () => (closed ? ownerOfRoute(composition, 'maintenance') : ownerOfPath(composition, url.pathname))
    const path = closed ? url.pathname : normalPath(composition, url.pathname)
    const secret = carriesSecret({ pathname: path, searchParams: url.searchParams })
    reply.header('Cache-Control', closed || secret ? 'no-store' : shared)
    if (secret) reply.header('Referrer-Policy', 'no-referrer')
    if (path !== url.pathname) {
      telemetry.pageSent(composition, findOwner(), 301)
      return reply.redirect(path + url.search, 301)
    }
    const counts = renderers.noteView(composition.id, networkOf(request.ip))
    const shown = url.search === '' ? url : renderedAddress(url, parametersOf(renderer, findOwner()))

    async function render(): Promise<PageAnswer> {
      const started = performance.now()
      const owner = findOwner()
      const within = traceOf(request.raw)
      const span = beginSpan({ name: 'render', kind: 'internal', within, attributes: namesOf(owner) })
      try {
        const requester = renders.tryConsume(request.ip)
        if (!requester) throw new NotRendered('budget')
        const task = { url: shown.href, requestId: request.id, trace: span?.trace ?? within, maintenance: closed }
        const { html, failures, status, location, complete } = await renderer.render(task, requester)
        span?.end({ failed: failures.length > 0 })
        if (status === 200) titles.note(shown.pathname, html)
        telemetry.pageRendered(composition, owner, performance.now() - started)
        for (const failure of failures) {
          request.log.error({ ...failure, composition: composition.id }, 'a page failed in part')
          telemetry.renderFailed(composition, failure)
        }
        if (counts && failures.length > 0) renderers.noteError(composition.id)
        const { inlineTexts } = renderer.live
        const inlined = inlineFiles(html, secret ? importedStyles(inlineTexts) : inlineTexts)
        const document = new PageDocument(inlined.html, contentPolicy(inlined.hashes))
        // Nothing else that the render says: it would be kept with the page, however large it is.
        return { status, location, complete, owner, document }
      } catch (error) {
        span?.end({ failed: true })
        // The renderer logs what it gives up, and the remote to blame.
        if (!(error instanceof NotRendered))
          request.log.error({ err: error, ...owner, composition: composition.id }, 'page not rendered')
        const isFault = !(error instanceof NotRendered) || error.isFault
        telemetry.pageNotRendered(composition, owner, error instanceof NotRendered ? error.reason : 'unknown', isFault)
        if (counts && isFault) renderers.noteError(composition.id)
        throw error
      }
    }
    try {
      // A maintenance page is not cached, but concurrent requests share one render.
      const kind = closed ? 'maintenance ' : secret ? 'secret ' : ''
      const name = { composition: composition.id, address: kind + documentName(shown), version: contentVersion() }
      const answer = await cache.get(name, render)
      const { status, location, document, owner } = answer
      telemetry.pageSent(composition, owner, status)
      if (location !== undefined) return reply.redirect(location, status)
      if (status === 503) reply.header('Retry-After', closed ? maintenance.retryAfter : RETRY_AFTER)
      const own = await withEditLink(request, document, { route: owner.route, https })
      if (own) reply.header('Cache-Control', 'private, no-store')
      return await sendDocument(request, reply.code(status), own ?? document)
    } catch {
      reply.code(503).header('Retry-After', closed ? maintenance.retryAfter : RETRY_AFTER)
      telemetry.pageSent(composition, findOwner(), reply.statusCode)
      const title = closed ? undefined : titles.of(url.pathname)
      const name = `${composition.id} ${closed} ${title}`
      const state = { composition, origin: publicOrigin, maintenance: closed }
      const document = unrendered.get(name) ?? new PageDocument(unrenderedDocument(state, title))
      unrendered.set(name, document)
      return sendDocument(request, reply.header('X-Robots-Tag', 'noindex'), document)
    }
  }
}

function namesOf({ remote, release, route }: PageOwner) {
  return { 'brightfill.remote': remote, 'brightfill.release': release, 'brightfill.route': route }
}

/** The pages of the shell read none. */
export function parametersOf({ live }: Renderer, { remote, route }: PageOwner): readonly string[] | undefined {
  return remote === 'shell' ? [] : live.parameters[route]
}

export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: PageDocument,
): Promise<FastifyReply> {
  reply.header('Vary', 'Accept-Encoding')
  if (document.policy) reply.header('Content-Security-Policy', document.policy)
  if (reply.statusCode === 200) {
    reply.header('ETag', document.etag)
    if (document.isKnownAs(request.headers['if-none-match'])) return reply.code(304).send()
  }
  const wanted = encodings.negotiate(request.headers['accept-encoding'] ?? '')
  const encoding = wanted === 'br' || wanted === 'gzip' ? wanted : null
  if (encoding) reply.header('Content-Encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(await document.body(encoding))
}

/** The router ignores case, needless escapes, and slashes at the end: a page has thousands of spellings. */
const OVERLOOKED = /[%A-Z]|\/\//

/** The path as links to its page write it; unchanged when there is no page. */
function normalPath({ remotes }: Pick<Composition, 'remotes'>, path: string): string {
  // Matching takes longer than sending a kept document, and few addresses need it.
  if (!OVERLOOKED.test(path)) return path
  // An address of the route of all others has no other spelling.
  const paths = remotes.flatMap(({ routes }) => routes.map(({ path }) => path)).filter((path) => !path.endsWith('*'))
  const pages = [MAINTENANCE_PATH, ...paths]
  const match = matchRoutes(
    pages.map((path) => ({ path })),
    path,
  )?.at(-1)
  return match ? generatePath(match.route.path, match.params) : path
}
