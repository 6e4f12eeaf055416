import { calls, type PageFields } from '@brightfill/shared/contract'
import { problemOf } from '@brightfill/shared/node'
import type { FastifyInstance } from 'fastify'
import { YES } from '../../http/flags'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'

export function contentRoutes(app: FastifyInstance, { content }: Parts) {
  mount(app, calls.fields, async ({ query, request, reply }) => {
    const names = query.options?.split(',').map((name) => name.trim())
    const options = await content.options(names?.some(Boolean) ? names.filter(Boolean) : undefined)
    const empty: PageFields = { sections: [], by_key: {} }
    if (!query.url) return { fields: empty, options }
    const fields = await content.page(normalPath(query.url))
    if (fields) return { fields, options }
    reply.code(404)
    const problem = problemOf(request, { code: 'not_found', message: 'There is no page at this address' })
    return { ...problem, fields: empty, options }
  })

  mount(app, calls.data, async ({ query }) => {
    const changedAt = await content.changedAt(normalPath(query.url))
    return { result: YES, data: { url: query.url, updated_at: changedAt ?? null } }
  })

  mount(app, calls.pages, () => content.menu())
}

/** The address a page is kept under: path only, no slash at the end, `/` for the home page. */
function normalPath(url: string): string {
  const path = url.trim().split(/[?#]/, 1)[0] ?? ''
  return `/${path.replace(/^\/+|\/+$/g, '')}`
}
