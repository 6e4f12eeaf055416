import type { FastifyInstance } from 'fastify'
import type { AccountService } from './AccountService'
import { mailedLinkPage, mailedLinkPolicy } from './mailedLinkPage'
import type { MailedTokensRepo, Purpose } from './mailedTokens.repo'
import { type LinkPageTexts, texts } from './texts'

export interface MailedLinksRoutesOptions {
  tokens: MailedTokensRepo
  service: AccountService
  publicOrigin: string
}

const PATH = '/api/verify-email'

const pageTexts: Record<Exclude<Purpose, 'reset'>, LinkPageTexts> = {
  verify: texts.verification,
  change: texts.verification,
  undo: texts.undo,
  invite: texts.invitation,
}

const body = {
  type: 'object',
  required: ['email', 'token'],
  properties: { email: { type: 'string' }, token: { type: 'string' } },
} as const

/**
 * Links that confirm an address, or take an account back to a former one. Opening the link changes nothing: mail
 * scanners open every link, and an account that somebody else made with the address would become theirs. The button of
 * the page does it, and leads to the site.
 */
export function mailedLinksRoutes(app: FastifyInstance, { tokens, service, publicOrigin }: MailedLinksRoutesOptions) {
  const ended = (verified: boolean) => `${publicOrigin}/login?verified=${verified ? 1 : 0}`
  // Not "no-referrer", with which a browser does not tell that the form comes from this site.
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }

  app.get<{ Querystring: { email?: string; token?: string } }>(
    PATH,
    { schema: { hide: true } },
    async ({ query }, reply) => {
      const link = { email: String(query.email ?? ''), token: String(query.token ?? '') }
      reply.headers(headers)
      const purpose = await tokens.purposeOf(link.email, link.token)
      if (!purpose || purpose === 'reset') return reply.redirect(ended(false))
      return reply
        .header('Content-Security-Policy', mailedLinkPolicy)
        .type('text/html; charset=utf-8')
        .send(mailedLinkPage(PATH, link, pageTexts[purpose]))
    },
  )

  app.post<{ Body: { email: string; token: string } }>(
    PATH,
    { schema: { hide: true, body } },
    async ({ body: { email, token } }, reply) =>
      reply.headers(headers).redirect(ended(await service.confirm(email, token)), 303),
  )
}
