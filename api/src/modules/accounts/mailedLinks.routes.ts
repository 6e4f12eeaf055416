import type { FastifyInstance } from 'fastify'
import { notFound } from '../../http/HttpProblem'
import type { Parts } from '../../parts'
import { askPage, type Outcome, outcomeOf, outcomePage, outcomes } from './mailedLinkPages'

const PATH = '/api/verify-email'

const body = {
  type: 'object',
  required: ['email', 'token'],
  properties: { email: { type: 'string' }, token: { type: 'string' } },
} as const

/**
 * Links that confirm an address, or take an account back to a former one. Opening the link changes nothing: mail
 * scanners open every link, and an account that somebody else made with the address would become theirs. The button of
 * the page does it, and leads to a page that says what happened.
 */
export function mailedLinksRoutes(app: FastifyInstance, { tokens, service, plainPages, publicOrigin }: Parts) {
  // A page of its own: reloading it asks nothing again, and its address has no token.
  const pageOf = (outcome: Outcome) => `${publicOrigin}${PATH}/${outcome}`
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }

  app.get<{ Querystring: { email?: string; token?: string } }>(
    PATH,
    { schema: { hide: true } },
    async ({ query }, reply) => {
      const link = { email: String(query.email ?? ''), token: String(query.token ?? '') }
      const purpose = await tokens.purposeOf(link.email, link.token)
      if (!purpose || purpose === 'reset') return reply.headers(headers).redirect(pageOf('ended'))
      return plainPages.send(reply, askPage(PATH, link, purpose))
    },
  )

  app.post<{ Body: { email: string; token: string } }>(
    PATH,
    { schema: { hide: true, body } },
    async ({ body: { email, token }, ip }, reply) => {
      const done = await service.confirm(email, token, ip)
      return reply.headers(headers).redirect(pageOf(done ? outcomeOf[done] : 'ended'), 303)
    },
  )

  app.get<{ Params: { outcome: string } }>(
    `${PATH}/:outcome`,
    { schema: { hide: true } },
    async ({ params: { outcome } }, reply) => {
      if (!isOutcome(outcome)) throw notFound('There is no such page')
      return plainPages.send(reply, outcomePage(outcome))
    },
  )
}

const isOutcome = (name: string): name is Outcome => Object.hasOwn(outcomes, name)
