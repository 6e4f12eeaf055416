import type { FastifyInstance } from 'fastify'
import type { Parts } from '../../parts'
import { askToStop, nothingToStop, type Stoppable, stopped } from './stopPage'
import { STOP_PATH, stopUrl } from './stopUrl'

const schema = {
  hide: true,
  querystring: { type: 'object', properties: { token: { type: 'string', maxLength: 100 } } },
} as const

/** The one click that stops mails about saved searches and saved machines. */
export function stopRoutes(
  app: FastifyInstance,
  { savedSearches, savedMachineMails, outbox, plainPages, publicOrigin }: Parts,
) {
  async function whatStops(token: string): Promise<Stoppable | undefined> {
    const search = await savedSearches.nameOf(token)
    if (search !== undefined) return { search }
    if (await savedMachineMails.knows(token)) return {}
  }

  // Opening the address changes nothing: mail scanners open every link.
  app.get<{ Querystring: { token?: string } }>(STOP_PATH, { schema }, async ({ query: { token = '' } }, reply) => {
    const what = await whatStops(token)
    return plainPages.send(reply, what ? askToStop(what, token) : nothingToStop)
  })

  // Mail programs post here by themselves (RFC 8058), the page by its button; neither is signed in.
  app.post<{ Querystring: { token?: string } }>(STOP_PATH, { schema }, async ({ query: { token = '' } }, reply) => {
    if (await whatStops(token)) {
      await savedSearches.stop(token)
      await savedMachineMails.stop(token)
      await outbox.drop(stopUrl(publicOrigin, token))
    }
    return plainPages.send(reply, stopped)
  })
}
