import { PREVIEW_PARAMETER } from '@brightfill/shared/contract'
import { contentPolicy } from '../contentSecurityPolicy'
import type { MaintenanceWatch } from '../maintenance/MaintenanceWatch'
import { PageDocument } from '../pages/PageDocument'
import { pageAddress } from '../pages/pageAddress'
import { RETRY_AFTER, type SendPage, sendDocument } from '../pages/pageSender'
import { unrenderedDocument } from '../pages/unrenderedDocument'
import { consumeDraft, type DraftRendering, renderDraft } from './renderDraft'

interface PreviewSenderOptions extends DraftRendering {
  maintenance: MaintenanceWatch
  sendPage: SendPage
}

/**
 * Sends the page of a draft to a browser with a token for it, and leaves the others to `sendPage` (O-21). It is the
 * live page, with calls that the api answers from the draft. It is never stored, and only the site may frame it.
 */
export function previewSender(options: PreviewSenderOptions): SendPage {
  const { renderers, maintenance, publicOrigin, sendPage } = options
  return async (request, reply) => {
    const url = pageAddress(publicOrigin, request.url)
    const preview = url.searchParams.get(PREVIEW_PARAMETER)
    if (!preview || !renderers.isLive || (await maintenance.isOn())) return sendPage(request, reply)
    reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' })
    reply.header('X-Frame-Options', 'SAMEORIGIN')
    const framing = { framedBySite: true }
    const { current } = renderers
    try {
      const requester = consumeDraft(request, options.renders)
      const { html, hashes, status } = await renderDraft(request, options, { path: url.pathname, preview, requester })
      const document = new PageDocument(html, contentPolicy(hashes, framing))
      return await sendDocument(request, reply.code(status), document)
    } catch (error) {
      request.log.warn({ err: error }, 'a preview failed')
      const html = unrenderedDocument({ composition: current.composition, origin: publicOrigin, maintenance: false })
      reply.code(503).header('Retry-After', RETRY_AFTER)
      return sendDocument(request, reply, new PageDocument(html, contentPolicy(undefined, framing)))
    }
  }
}
