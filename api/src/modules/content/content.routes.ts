import {
  calls,
  type DraftPage,
  listingCalls,
  type PageFields,
  type Section,
  type SiteOptions,
} from '@brightfill/shared/contract'
import { problemOf } from '@brightfill/shared/node'
import type { FastifyInstance } from 'fastify'
import { shownDraft } from '../../drafts/shownDraft'
import { YES } from '../../http/flags'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import { fieldsOf } from './content.repo'

export function contentRoutes(app: FastifyInstance, parts: Parts) {
  const { content, contentPreviews } = parts
  mount(app, calls.fields, async ({ query, request, reply }) => {
    const names = query.options?.split(',').map((name) => name.trim())
    const draft = await contentPreviews.find(await shownDraft(request, parts))
    const options: SiteOptions = {
      ...(await content.options(names?.some(Boolean) ? names.filter(Boolean) : undefined)),
      ...(draft?.kind === 'option' && { [draft.key]: draft.item }),
    }
    const empty: PageFields = { sections: [], by_key: {} }
    if (!query.url) return { fields: empty, options }
    const url = normalPath(query.url)
    const isDraft = draft?.kind === 'page' && draft.item.url === url
    const fields = isDraft ? shownOf(draft.item) : await content.page(url)
    if (fields) return { fields, options }
    reply.code(404)
    const problem = problemOf(request, { code: 'not_found', message: 'We could not find this page' })
    return { ...problem, fields: empty, options }
  })

  mount(app, calls.data, async ({ query }) => {
    const changedAt = await content.changedAt(normalPath(query.url))
    return { result: YES, data: { url: query.url, updated_at: changedAt ?? null } }
  })

  mount(app, calls.pages, () => content.menu())

  mount(app, listingCalls.pageAddresses, async () => ({ result: YES, data: await content.addresses() }))
}

/** A draft as visitors would get it. Incomplete sections are drawn without the missing parts, or left out. */
function shownOf({ meta, sections }: DraftPage): PageFields {
  return fieldsOf(meta, sections.filter(({ hidden }) => !hidden) as Section[])
}

/** The stored form of a page's address: the path without a slash at the end, `/` for the home page. */
function normalPath(url: string): string {
  const path = url.trim().split(/[?#]/, 1)[0] ?? ''
  return `/${path.replace(/^\/+|\/+$/g, '')}`
}
