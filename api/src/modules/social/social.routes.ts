import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { JOURNEY_COOKIE } from '../../http/callers'
import { cookieOf } from '../../http/cookies'
import { notFound } from '../../http/HttpProblem'
import type { ProviderName } from './providers'
import { SocialRefusal, type SocialSignIn } from './SocialSignIn'

const COOKIE_LASTS = 600

interface SocialRoutesOptions {
  social: SocialSignIn
  publicOrigin: string
}

/** Browser navigations, at the root of the site only. Whatever happens, the visitor ends at /auth/callback. */
export function socialRoutes(app: FastifyInstance, { social, publicOrigin }: SocialRoutesOptions) {
  const secure = publicOrigin.startsWith('https:') ? '; Secure' : ''
  const cookie = (value: string, age: number) => `${JOURNEY_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure}`

  app.get<{ Params: { provider: string } }>('/auth/:provider/redirect', { schema: { hide: true } }, async (request, reply) => {
    await request.spend('login')
    const name = providerOf(request.params.provider)
    return end(request, reply, async () => {
      const { url, cookie: value } = await social.begin(name)
      reply.header('Set-Cookie', cookie(value, COOKIE_LASTS))
      return url.href
    })
  })

  app.get<{ Params: { provider: string } }>('/auth/:provider/callback', { schema: { hide: true } }, async (request, reply) => {
    await request.spend('login')
    const name = providerOf(request.params.provider)
    return end(request, reply, async () => {
      const search = new URLSearchParams(request.url.split('?', 2)[1])
      const { token } = await social.finish(name, search, cookieOf(request, JOURNEY_COOKIE))
      return `${publicOrigin}/auth/callback?${new URLSearchParams({ token })}`
    })
  })

  async function end(request: FastifyRequest, reply: FastifyReply, go: () => Promise<string>) {
    reply.headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    try {
      return reply.redirect(await go())
    } catch (error) {
      if (!(error instanceof SocialRefusal)) throw error
      const { cause } = error
      request.log.info({ reason: error.reason, cause: cause instanceof Error ? cause.message : cause }, 'social sign-in refused')
      return reply.redirect(`${publicOrigin}/auth/callback?error=${error.reason}`)
    }
  }
}

function providerOf(name: string): ProviderName {
  if (name !== 'google' && name !== 'linkedin') throw notFound('There is no such provider')
  return name
}
