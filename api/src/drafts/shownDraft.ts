import { PREVIEW_HEADER } from '@brightfill/shared/contract'
import type { FastifyRequest } from 'fastify'
import type { Repos } from '../createRepos'
import type { ContentRef } from './drafts.repo'

/**
 * The draft to answer a call from (O-21): by the token of an open office, or by the secret of a link, which a
 * composition server passes on. Strangers with a link only cause renders, which have a budget.
 * @returns undefined without a token, null for an invalid one
 */
export async function shownDraft(
  request: FastifyRequest,
  { previews, sharedDrafts }: Pick<Repos, 'previews' | 'sharedDrafts'>,
): Promise<ContentRef | null | undefined> {
  const token = request.headers[PREVIEW_HEADER]
  if (typeof token !== 'string') return undefined
  const ref = await previews.find(token)
  if (ref || !request.isForPage()) return ref ?? null
  const shared = await sharedDrafts.find(token)
  return shared?.works ? shared : null
}
