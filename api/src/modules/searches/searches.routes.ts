import { savedSearchCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { YES } from '../../http/flags'
import { HttpProblem, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import { mailedLinkPolicy } from '../accounts/mailedLinkPage'
import { MOST_SEARCHES, type SavedSearchesRepo } from './savedSearches.repo'
import { stopPage } from './stopPage'
import { STOP_PATH, stopUrl } from './stopUrl'

export interface SearchesRoutesOptions {
  savedSearches: SavedSearchesRepo
  publicOrigin: string
}

const missing = () => notFound('There is no such search')

/** Saved searches of the signed-in user, and the one click in their mails that stops them. */
export function searchesRoutes(app: FastifyInstance, { savedSearches, publicOrigin }: SearchesRoutesOptions) {
  mount(app, savedSearchCalls.savedSearches, async ({ request }) => {
    const caller = await request.requireCaller()
    return { result: YES, data: await savedSearches.of(caller.id) }
  })

  mount(
    app,
    savedSearchCalls.saveSearch,
    async ({ body: { name, filters = {}, ...search }, request }) => {
      const caller = await request.requireCaller()
      const data = await savedSearches.save(caller.id, { ...search, filters, name: name.trim() })
      const message = `An account keeps ${MOST_SEARCHES} searches; remove one first`
      if (!data) throw new HttpProblem(409, { code: 'conflict', message })
      return { result: YES, data }
    },
    { budget: 'changes' },
  )

  mount(app, savedSearchCalls.changeSearch, async ({ body: { name, frequency }, params, request }) => {
    const caller = await request.requireCaller()
    const data = await savedSearches.change(caller.id, Number(params.id), { name: name?.trim(), frequency })
    if (!data) throw missing()
    return { result: YES, data }
  })

  mount(app, savedSearchCalls.removeSearch, async ({ params, request }) => {
    const caller = await request.requireCaller()
    if (!(await savedSearches.remove(caller.id, Number(params.id)))) throw missing()
    return { result: YES }
  })

  const schema = {
    hide: true,
    querystring: { type: 'object', properties: { token: { type: 'string', maxLength: 100 } } },
  } as const
  const headers = {
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'same-origin',
    'Content-Security-Policy': mailedLinkPolicy,
  }

  // Opening the address changes nothing: mail scanners open every link.
  app.get<{ Querystring: { token?: string } }>(STOP_PATH, { schema }, async ({ query: { token = '' } }, reply) => {
    const name = await savedSearches.nameOf(token)
    const page = stopPage(name === undefined ? { state: 'gone' } : { state: 'asked', name, token })
    return reply.headers(headers).type('text/html; charset=utf-8').send(page)
  })

  // A mail program posts here by itself (RFC 8058), the page by its button; neither is signed in.
  app.post<{ Querystring: { token?: string } }>(STOP_PATH, { schema }, async ({ query: { token = '' } }, reply) => {
    await savedSearches.stop(token, stopUrl(publicOrigin, token))
    return reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(stopPage({ state: 'stopped' }))
  })
}
