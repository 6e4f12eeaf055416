import { dayIn } from '@brightfill/shared/constants'
import { DRAFT_PARAMETER, officeShareCalls } from '@brightfill/shared/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import type { Apis } from '../apis/Apis'
import { contentPolicy } from '../contentSecurityPolicy'
import { noticeDocument, ownPolicy } from '../forms/formDocument'
import type { MaintenanceWatch } from '../maintenance/MaintenanceWatch'
import { barStyleHash, withNoteBar } from '../pages/noteBar'
import { PageDocument } from '../pages/PageDocument'
import { pageAddress } from '../pages/pageAddress'
import { RETRY_AFTER, type SendPage, sendDocument } from '../pages/pageSender'
import { draftScriptHash, withDraftScript } from './draftScript'
import { consumeDraft, type DraftRendering, renderDraft } from './renderDraft'
import { texts } from './texts'

/** Milliseconds that the api may take to say which draft it is. */
const PATIENCE = 5_000

interface SharedDraftSenderOptions extends DraftRendering {
  apis: Pick<Apis, 'ask' | 'key'>
  maintenance: MaintenanceWatch
  sendPage: SendPage
}

type SharedDraft = Static<typeof officeShareCalls.sharedDraft.answer>['data']

const dayOf = dayIn('UTC')

/**
 * Sends the page of a draft to a colleague with a link, and all others to `sendPage` (O-21). It shows only the draft's
 * page, whatever the link's address, and is never stored, indexed or framed.
 */
export function sharedDraftSender(options: SharedDraftSenderOptions): SendPage {
  const { apis, renderers, maintenance, publicOrigin, renders, sendPage } = options

  return async (request, reply) => {
    const url = pageAddress(publicOrigin, request.url)
    const token = url.searchParams.get(DRAFT_PARAMETER)
    if (token === null || !renderers.isLive || (await maintenance.isOn())) return sendPage(request, reply)
    reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' })
    try {
      // Before the api is asked: this limits what strangers may try as well.
      const requester = consumeDraft(request, renders)
      const draft = await find(token)
      if (draft === 404) return refuse(request, reply.code(404), { title: texts.unknownTitle, text: texts.unknown })
      if (draft === 410) return refuse(request, reply.code(410), { title: texts.endedTitle, text: texts.ended })
      // A draft may have any text as its address; two slashes would be another site.
      const { pathname: path } = pageAddress(publicOrigin, draft.address.replace(/^\/+/, '/'))
      if (path !== url.pathname) return reply.redirect(`${path}?${DRAFT_PARAMETER}=${encodeURIComponent(token)}`, 303)
      const { html, hashes, status } = await renderDraft(request, options, { path, preview: token, requester })
      const policy = contentPolicy({
        scripts: [...hashes.scripts, draftScriptHash],
        styles: [...hashes.styles, barStyleHash],
      })
      return await sendDocument(request, reply.code(status), new PageDocument(withBar(html, draft), policy))
    } catch (error) {
      request.log.warn({ err: error }, 'a shared draft was not rendered')
      reply.code(503).header('Retry-After', RETRY_AFTER)
      return refuse(request, reply, { title: texts.failedTitle, text: texts.failed })
    }
  }
  /** @returns the status of the api where the link shows nothing */
  async function find(token: string): Promise<SharedDraft | 404 | 410> {
    const { method, path } = officeShareCalls.sharedDraft
    const answer = await apis.ask(
      path,
      {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${apis.key}` },
        body: JSON.stringify({ token }),
        signal: AbortSignal.timeout(PATIENCE),
      },
      true,
    )
    const { status } = answer
    if (status === 422) return 404 // longer than any token
    if (status === 404 || status === 410) return status
    if (!answer.ok) throw new Error(`The api answered ${status} for a shared draft`)
    return ((await answer.json()) as { data: SharedDraft }).data // the api checks its answers against the contract
  }
}

function withBar(html: string, { by, expires_at }: SharedDraft): string {
  const text = `${texts.shows(by)} ${texts.until(dayOf(new Date(expires_at)))}`
  return withNoteBar(withDraftScript(html), { label: texts.label, text })
}

function refuse(request: FastifyRequest, reply: FastifyReply, { title, text }: { title: string; text: string }) {
  return sendDocument(request, reply, new PageDocument(noticeDocument(title, text), ownPolicy))
}
