import { traceOf } from '@brightfill/shared/node'
import type { FastifyRequest } from 'fastify'
import type { RenderBudget, Requester } from '../clients/RenderBudget'
import { importedStyles, inlineFiles } from '../pages/inlineFiles'
import { NotRendered } from '../render/NotRendered'
import type { Renderers } from '../render/Renderers'

export interface DraftRendering {
  renderers: Renderers
  publicOrigin: string
  /** The pages that each client and each network may have rendered, live ones too. */
  renders: RenderBudget
}

/**
 * Counts one more draft for a client: each is a render, because none is kept.
 * @throws NotRendered when its client or its network has had too many
 */
export function consumeDraft({ ip }: FastifyRequest, renders: RenderBudget): Requester {
  const requester = renders.tryConsume(ip)
  if (!requester) throw new NotRendered('budget')
  return requester
}

/**
 * Renders the live page at a path, with the api answering its calls from a token's draft. The render never gets the
 * token: the calls go through this server, which adds it (docs/decisions/0011).
 */
export async function renderDraft(
  request: FastifyRequest,
  { renderers: { current }, publicOrigin }: DraftRendering,
  { path, preview, requester }: { path: string; preview: string; requester: Requester },
) {
  const url = publicOrigin + path
  const task = { url, requestId: request.id, trace: traceOf(request.raw), maintenance: false, preview }
  const { html, status } = await current.render(task, requester)
  return { status, ...inlineFiles(html, importedStyles(current.live.inlineTexts)) }
}
