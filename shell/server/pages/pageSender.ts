import acceptNegotiator from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ownerOfPath, ownerOfRoute } from '../../src/composition/pageOwner'
import { visitorBucket } from '../canary/canaryCookie'
import type { MaintenanceWatch } from '../maintenance/MaintenanceWatch'
import { NotRendered, type Reason } from '../render/NotRendered'
import type { Renderers } from '../render/Renderers'
import { contentPolicy } from '../securityHeaders'
import type { Telemetry } from '../telemetry/Telemetry'
import { inlineFiles } from './inlineFiles'
import { normalPath } from './normalPath'
import { type PageAnswer, PageCache } from './PageCache'
import { PageDocument } from './PageDocument'
import { carriesSecret, documentName, pageAddress } from './pageAddress'
import { startingDocument } from './startingDocument'
import { unrenderedDocument } from './unrenderedDocument'

interface PageSources {
  renderers: Renderers
  maintenance: MaintenanceWatch
  publicOrigin: string
  /** Changes when anything that pages show may have changed. */
  contentVersion: () => string
  telemetry: Telemetry
}

/** Answers a request with the page at its address. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Seconds after which a search engine may come back: soon after a failure, later during maintenance. */
const RETRY_AFTER = { failure: '5', maintenance: '120' }

const encodings = new acceptNegotiator.Negotiator({ supportedValues: ['br', 'gzip', 'identity'] })

export function pageSender({ renderers, maintenance, publicOrigin, contentVersion, telemetry }: PageSources): SendPage {
  const cache = new PageCache()
  const https = publicOrigin.startsWith('https:')

  return async (request, reply) => {
    if (!renderers.isLive) {
      reply.code(503).header('Cache-Control', 'no-store').header('Retry-After', RETRY_AFTER.failure)
      return sendDocument(request, reply, new PageDocument(startingDocument()))
    }
    // The server has no token of a visitor: in maintenance everybody gets that page, and the browser asks whether it
    // may go on.
    const closed = await maintenance.isOn()
    const url = pageAddress(publicOrigin, request.url)
    const secret = carriesSecret(url)
    // While a canary runs, documents differ between visitors, so no cache may give one to others.
    const renderer = renderers.canary ? renderers.of(visitorBucket(request, reply, { https })) : renderers.current
    const shared = renderers.canary ? 'private, no-cache' : 'no-cache'
    const { composition } = renderer
    const findOwner = () => (closed ? ownerOfRoute(composition, 'maintenance') : ownerOfPath(composition, url.pathname))
    reply.header('Cache-Control', closed || secret ? 'no-store' : shared)
    if (secret) reply.header('Referrer-Policy', 'no-referrer')
    const path = closed ? url.pathname : normalPath(composition, url.pathname)
    if (path !== url.pathname) {
      telemetry.pageSent(composition, findOwner(), 301)
      return reply.redirect(path + url.search, 301)
    }
    renderers.noteView(composition.id)

    async function render(): Promise<PageAnswer> {
      const started = performance.now()
      const owner = findOwner()
      try {
        const { html, failures, ...answer } = await renderer.render({
          url: url.href,
          requestId: request.id,
          maintenance: closed,
        })
        telemetry.pageRendered(composition, owner, performance.now() - started)
        for (const failure of failures) {
          request.log.error({ ...failure, composition: composition.id }, 'a page failed in part')
          telemetry.renderFailed(composition, failure)
        }
        if (failures.length > 0) renderers.noteError(composition.id)
        const inlined = inlineFiles(html, renderer.inlineTexts)
        return { ...answer, owner, document: new PageDocument(inlined.html, contentPolicy(inlined.hashes)) }
      } catch (error) {
        // The renderer logs what it gives up, with the remote that is to blame.
        if (!(error instanceof NotRendered))
          request.log.error({ err: error, ...owner, composition: composition.id }, 'page not rendered')
        telemetry.pageNotRendered(composition, owner, error instanceof NotRendered ? error.reason : 'unknown')
        if (!isFor(error, 'full', 'busy')) renderers.noteError(composition.id) // overload is no failure of a release
        throw error
      }
    }
    try {
      const answer =
        closed || secret
          ? await render()
          : await cache.get(
              { composition: composition.id, address: documentName(url), version: contentVersion() },
              render,
            )
      const { status, location, document, owner } = answer
      telemetry.pageSent(composition, owner, status)
      if (location !== undefined) return reply.redirect(location, status)
      if (status === 503) reply.header('Retry-After', closed ? RETRY_AFTER.maintenance : RETRY_AFTER.failure)
      return await sendDocument(request, reply.code(status), document)
    } catch (error) {
      if (closed || isFor(error, 'full', 'busy'))
        reply.code(503).header('Retry-After', closed ? RETRY_AFTER.maintenance : RETRY_AFTER.failure)
      telemetry.pageSent(composition, findOwner(), reply.statusCode)
      const html = unrenderedDocument({ composition, origin: publicOrigin, maintenance: closed })
      return sendDocument(request, reply.header('X-Robots-Tag', 'noindex'), new PageDocument(html))
    }
  }
}

function isFor(error: unknown, ...reasons: Reason[]): boolean {
  return error instanceof NotRendered && reasons.includes(error.reason)
}

async function sendDocument(
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
