import { DRAFT_PARAMETER, officeShareCalls, type ShareCalls, sharesByKind } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { ContentRef } from '../../drafts/drafts.repo'
import { YES } from '../../http/flags'
import { gone, HttpProblem, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'

/** Links that show a draft to a colleague without an account (O-21). */
export function sharesRoutes(app: FastifyInstance, parts: Parts) {
  for (const [kind, calls] of Object.entries(sharesByKind)) mountShares(app, parts, kind as ContentRef['kind'], calls)

  mount(app, officeShareCalls.sharedDraft, async ({ body: { token } }) => {
    const shared = await parts.sharedDrafts.find(token)
    if (!shared) throw notFound('This link does not exist')
    if (!shared.works) throw gone('This link has expired')
    // The link of a draft in the bin works again once the draft is restored.
    const { address } = await opened(parts, shared).catch((error: unknown) => {
      throw error instanceof HttpProblem && error.statusCode === 404 ? gone('This draft was deleted') : error
    })
    return { result: YES, data: { address, by: shared.by, expires_at: shared.expires_at } }
  })
}

function mountShares(app: FastifyInstance, parts: Parts, kind: ContentRef['kind'], calls: ShareCalls) {
  const refOf = ({ id }: { id: unknown }): ContentRef => ({ kind, key: String(id) })

  mount(app, calls.list, async ({ params }) => {
    await opened(parts, refOf(params))
    return { result: YES, data: await parts.sharedDrafts.of(refOf(params)) }
  })

  mount(app, calls.share, async ({ params, caller }) => {
    const ref = refOf(params)
    const { name, address } = await opened(parts, ref)
    const { token, ...share } = await parts.transaction(async ({ sharedDrafts, activity }) => {
      await activity.add(caller, { kind: `${kind} shared`, thing: name })
      return sharedDrafts.create(ref, caller, calls.share.access.may)
    })
    const link = `${parts.publicOrigin}${address}?${DRAFT_PARAMETER}=${token}`
    return { result: YES, data: { ...share, link } }
  })

  mount(app, calls.end, async ({ params, caller }) => {
    const ref = refOf(params)
    const { name } = await opened(parts, ref)
    await parts.transaction(async ({ sharedDrafts, activity }) => {
      if (!(await sharedDrafts.end(ref, Number(params.share)))) throw notFound('This link has already expired')
      await activity.add(caller, { kind: `${kind} link ended`, thing: name })
    })
    return { result: YES }
  })
}

/** @throws HttpProblem 404 for an item that no longer exists */
async function opened(parts: Parts, ref: ContentRef) {
  const drafts = parts.draftsOf(ref)
  if (!drafts) throw notFound('This no longer exists')
  const { item } = await drafts.open(parts, ref.key)
  return { name: drafts.kind.nameOf(item) || `${ref.kind} ${ref.key}`, address: drafts.kind.addressOf(item) }
}
