import type { FastifyInstance } from 'fastify'
import type { AccountService } from './AccountService'
import type { MailedTokensRepo } from './mailedTokens.repo'
import { verificationPage, verificationPolicy } from './verificationPage'

export interface VerificationRoutesOptions {
  tokens: MailedTokensRepo
  service: AccountService
  publicOrigin: string
}

const PATH = '/api/verify-email'

const body = {
  type: 'object',
  required: ['email', 'token'],
  properties: { email: { type: 'string' }, token: { type: 'string' } },
} as const

/**
 * Confirming an address by the link of a mail. Opening the link changes nothing: mail scanners open every link, and an account that somebody else
 * made with the address would become theirs. The button of the page confirms. Whatever comes of it, the reader ends on the site.
 */
export function verificationRoutes(app: FastifyInstance, { tokens, service, publicOrigin }: VerificationRoutesOptions) {
  const ended = (verified: boolean) => `${publicOrigin}/login?verified=${verified ? 1 : 0}`
  // Not "no-referrer", with which a browser does not tell that the form comes from this site.
  const headers = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' }

  app.get<{ Querystring: { email?: string; token?: string } }>(
    PATH,
    { schema: { hide: true } },
    async ({ query }, reply) => {
      const link = { email: String(query.email ?? ''), token: String(query.token ?? '') }
      reply.headers(headers)
      if (!(await tokens.works('verify', link.email, link.token))) return reply.redirect(ended(false))
      return reply
        .header('Content-Security-Policy', verificationPolicy)
        .type('text/html; charset=utf-8')
        .send(verificationPage(PATH, link))
    },
  )

  app.post<{ Body: { email: string; token: string } }>(
    PATH,
    { schema: { hide: true, body } },
    async ({ body: { email, token } }, reply) =>
      reply.headers(headers).redirect(ended(await service.verify(email, token)), 303),
  )
}
