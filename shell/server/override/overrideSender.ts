import { escapeMarkup, type Override, traceOf } from '@brightfill/shared/node'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ownerOfPath } from '../../src/composition/pageOwner'
import type { RenderBudget } from '../clients/RenderBudget'
import { contentPolicy } from '../contentSecurityPolicy'
import type { MaintenanceWatch } from '../maintenance/MaintenanceWatch'
import { importedStyles, inlineFiles } from '../pages/inlineFiles'
import { barStyleHash } from '../pages/noteBar'
import { PageDocument } from '../pages/PageDocument'
import { carriesSecret, pageAddress, renderedAddress } from '../pages/pageAddress'
import { parametersOf, RETRY_AFTER, type SendPage, sendDocument } from '../pages/pageSender'
import { notIndexed, plainDocument } from '../pages/plainDocument'
import { unrenderedDocument } from '../pages/unrenderedDocument'
import { NotRendered } from '../render/NotRendered'
import type { Renderer } from '../render/Renderer'
import type { Overrides } from './Overrides'
import { withBar } from './overrideBar'
import { forgetTicket, keepTicket } from './overrideCookie'
import { texts } from './texts'

const PARAMETER = 'override'
const END = 'end'

interface OverrideSenderOptions {
  overrides: Overrides
  maintenance: MaintenanceWatch
  publicOrigin: string
  /** The pages that each client and each network may have rendered, live ones too. */
  renders: RenderBudget
  sendPage: SendPage
}

/**
 * Sends pages with a release that is not live to the browsers that have a ticket for it, and all others to `sendPage`.
 * Such a page is not stored, counted or indexed.
 */
export function overrideSender(options: OverrideSenderOptions): SendPage {
  const { overrides, maintenance, publicOrigin, renders, sendPage } = options
  const https = publicOrigin.startsWith('https:')

  return async (request, reply) => {
    const url = pageAddress(publicOrigin, request.url)
    const asked = url.searchParams.get(PARAMETER)
    if (asked !== null) return begin(request, reply, { url, ticket: asked })
    const override = overrides.of(request)
    if (!override || (await maintenance.isOn())) return sendPage(request, reply)
    const renderer = await overrides.renderer(override).catch((error) => {
      request.log.error({ err: error, override: nameOf(override) }, 'could not show a release that is not live')
      return undefined
    })
    return renderer ? send(request, reply, { url, override, renderer }) : sendPage(request, reply)
  }

  /** The ticket moves from the address, which ends up in histories and logs, into a cookie. */
  async function begin(request: FastifyRequest, reply: FastifyReply, { url, ticket }: { url: URL; ticket: string }) {
    reply.headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' })
    if (ticket !== END) {
      const override = overrides.read(ticket)
      if (!override) return refuse(request, reply, texts.refused)
      try {
        await overrides.renderer(override)
      } catch (error) {
        request.log.error({ err: error, override: nameOf(override) }, 'could not show a release that is not live')
        return refuse(request, reply, texts.gone)
      }
      keepTicket(reply, ticket, https)
      request.log.info({ override: nameOf(override) }, 'a browser is shown a release that is not live')
    } else forgetTicket(reply, https)
    url.searchParams.delete(PARAMETER)
    // A path with two slashes would be another site.
    return reply.redirect(url.pathname.replace(/^\/+/, '/') + url.search, 303)
  }

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { url, override, renderer }: { url: URL; override: Override; renderer: Renderer },
  ) {
    const { composition } = renderer
    reply.headers({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' })
    const secret = carriesSecret(url)
    if (secret) reply.header('Referrer-Policy', 'no-referrer')
    const shown = renderedAddress(url, parametersOf(renderer, ownerOfPath(composition, url.pathname)))
    try {
      // None of these pages is kept, so each request is a render.
      const requester = renders.tryConsume(request.ip)
      if (!requester) throw new NotRendered('budget')
      const task = { url: shown.href, requestId: request.id, trace: traceOf(request.raw), maintenance: false }
      const { html, status, location, failures } = await renderer.render(task, requester)
      for (const failure of failures)
        request.log.warn({ ...failure, override: nameOf(override) }, 'a page failed in part')
      if (location !== undefined) return reply.redirect(location, status)
      const { inlineTexts } = renderer.live
      const { html: inlined, hashes } = inlineFiles(html, secret ? importedStyles(inlineTexts) : inlineTexts)
      const policy = contentPolicy({ ...hashes, styles: [...hashes.styles, barStyleHash] })
      return await sendDocument(request, reply.code(status), new PageDocument(withBar(inlined, override), policy))
    } catch (error) {
      request.log.warn({ err: error, override: nameOf(override) }, 'a page with a release that is not live failed')
      const html = unrenderedDocument({ composition, origin: publicOrigin, maintenance: false })
      const policy = contentPolicy({ scripts: [], styles: [barStyleHash] })
      reply.code(503).header('Retry-After', RETRY_AFTER)
      return sendDocument(request, reply, new PageDocument(withBar(html, override), policy))
    }
  }
}

function refuse(request: FastifyRequest, reply: FastifyReply, reason: string) {
  const page = plainDocument(
    [notIndexed, `<title>${texts.refusedTitle}</title>`],
    [
      `<main><h1>${texts.refusedTitle}</h1><p>${escapeMarkup(reason)}</p>`,
      `<p><a href="/">${texts.toSite}</a></p></main>`,
    ],
  )
  return sendDocument(request, reply.code(403), new PageDocument(page))
}

const nameOf = ({ name, release }: Override) => `${name}@${release}`
