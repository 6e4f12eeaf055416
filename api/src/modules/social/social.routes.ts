import { cleanEmail, isEmail } from '@brightfill/shared/constants'
import { type ProviderName, personalDataCalls } from '@brightfill/shared/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { YES } from '../../http/flags'
import { forbidden, invalid, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import { deviceOf } from '../accounts/deviceOf'
import { texts } from '../accounts/texts'
import { type Arrival, type Browser, SocialRefusal } from './SocialSignIn'

/** Takes a step of a sign-in. @returns the address to go on to */
type Go = (name: ProviderName, request: FastifyRequest, reply: FastifyReply) => Promise<string>

/** Seconds: for the way to the provider and back, and for reading a mail. */
const COOKIE_LASTS = { journey: 600, mail: 3600 }

/**
 * Browser navigations, at the root of the site only. The visitor ends at /auth/callback in every case (R-578,
 * Q-39), except that links of other sites lead to the sign-in page: only our own begin a journey. The way back and the
 * link of a mail begin elsewhere. They need no budget of their own: each ends a journey that was counted.
 */
export function socialRoutes(app: FastifyInstance, { social, sessions, devices, publicOrigin }: Parts) {
  const hidden = { schema: { hide: true } }
  const begin = step(async (name, request, reply) => {
    if (request.headers['sec-fetch-site'] === 'cross-site') return `${publicOrigin}/login`
    social.requireProvider(name)
    await request.spend('journeys')
    const { url, cookie: value } = await social.begin(name)
    reply.setSiteCookie('bf_journey', value, { lasts: COOKIE_LASTS.journey })
    return url.href
  })
  const finish = step(async (name, request, reply) => {
    const search = new URLSearchParams(request.url.split('?', 2)[1])
    return arrived(request, reply, await social.finish(name, search, browserOf(request)))
  })
  const confirm = step(async (name, request, reply) => {
    const { token = '' } = request.query as { token?: string }
    return arrived(request, reply, await social.confirm(name, String(token), browserOf(request)))
  })

  app.get('/auth/:provider/redirect', hidden, begin)
  app.get('/auth/:provider/callback', hidden, finish)
  // A link in a mail: it does something only in the browser that has the cookie, so a mail scanner that opens it
  // changes nothing.
  app.get('/auth/:provider/confirm', hidden, confirm)

  mount(app, personalDataCalls.nameAddress, async ({ body: { email }, request }) => {
    if (!isEmail(email)) throw invalid({ email: [texts.enterMail] })
    await request.spend('forgot')
    const sent = await social.nameAddress(cleanEmail(email), request.siteCookie('bf_journey') ?? '')
    if (!sent) throw notFound('No sign-in waits for an address')
    return { result: YES }
  })

  mount(app, personalDataCalls.exchangeToken, async ({ body: { token }, request }) => {
    const session = await sessions.exchange(token, request.siteCookie('bf_journey') ?? '')
    if (!session) throw notFound('No sign-in of this browser waits for this token')
    const former = await request.caller()
    if (former) await sessions.close(former.tokenHash)
    return { result: YES, ...session }
  })

  async function arrived(request: FastifyRequest, reply: FastifyReply, { token, email }: Arrival): Promise<string> {
    await devices.remember(email, request, reply)
    return `${publicOrigin}/auth/callback?${new URLSearchParams({ token })}`
  }

  function step(go: Go) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const name = providerOf((request.params as { provider: string }).provider)
      if (!isNavigation(request)) throw forbidden('Open this address in a browser')
      reply.headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
      try {
        return reply.redirect(await go(name, request, reply))
      } catch (error) {
        if (!(error instanceof SocialRefusal)) throw error
        const { cause, reason } = error
        request.log.info({ reason, cause: cause instanceof Error ? cause.message : cause }, 'social sign-in refused')
        if (reason !== 'email') return reply.redirect(`${publicOrigin}/auth/callback?error=${reason}`)
        reply.setSiteCookie('bf_journey', request.siteCookie('bf_journey') ?? '', { lasts: COOKIE_LASTS.mail })
        return reply.redirect(`${publicOrigin}/auth/callback?step=email`)
      }
    }
  }
}

/**
 * Pictures and frames of other pages ask as well: they must neither use up what their reader has nor end a sign-in that
 * is under way. A browser too old to say what it asks for (before 2023) is believed; a client has few journeys.
 */
function isNavigation({ headers }: FastifyRequest): boolean {
  return (headers['sec-fetch-dest'] ?? 'document') === 'document'
}

const browserOf = (request: FastifyRequest): Browser => ({
  cookie: request.siteCookie('bf_journey'),
  device: deviceOf(request.headers['user-agent']),
})

function providerOf(name: string): ProviderName {
  if (name !== 'google' && name !== 'linkedin') throw notFound('There is no such provider')
  return name
}
