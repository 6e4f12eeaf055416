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

/** A step of a sign-in. @returns the next address */
type Go = (name: ProviderName, request: FastifyRequest, reply: FastifyReply) => Promise<string>

/** Seconds for the provider's pages, and for reading a mail. */
const COOKIE_LASTS = { journey: 600, mail: 3600 }

/**
 * Browser navigations, at the root of the site only. The visitor always ends at /auth/callback,
 * except that links from other sites lead to the sign-in page: only our own pages start a sign-in. Returns from a
 * provider and links in mails come from elsewhere. They need no budget: each ends a sign-in that was counted.
 */
export function socialRoutes(app: FastifyInstance, { social, unfinished, sessions, devices, publicOrigin }: Parts) {
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
  // A link in a mail: it only works in the browser with the cookie, so a mail scanner changes nothing.
  app.get('/auth/:provider/confirm', hidden, confirm)

  mount(app, personalDataCalls.nameAddress, async ({ body: { email }, request }) => {
    if (!isEmail(email)) throw invalid({ email: [texts.enterMail] })
    const cookie = request.siteCookie('bf_journey') ?? ''
    const nothingWaits = () => notFound('This sign-in has expired. Please start again')
    // It shares the budget of forgotten passwords.
    if (!(await unfinished.isWaiting(cookie))) throw nothingWaits()
    await request.spend('forgot')
    if (!(await social.nameAddress(cleanEmail(email), cookie))) throw nothingWaits()
    return { result: YES }
  })

  mount(app, personalDataCalls.exchangeToken, async ({ body: { token }, request }) => {
    const session = await sessions.exchange(token, request.siteCookie('bf_journey') ?? '')
    if (!session) throw notFound('This sign-in has expired. Please start again')
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
 * Pictures and frames of other pages may request these addresses: they must neither use up their reader's budget nor
 * end a running sign-in. Browsers too old to state the destination (before 2023) are trusted; a client has few
 * sign-ins.
 */
function isNavigation({ headers }: FastifyRequest): boolean {
  return (headers['sec-fetch-dest'] ?? 'document') === 'document'
}

const browserOf = (request: FastifyRequest): Browser => ({
  cookie: request.siteCookie('bf_journey'),
  device: deviceOf(request.headers['user-agent']),
})

function providerOf(name: string): ProviderName {
  if (name !== 'google' && name !== 'linkedin') throw notFound('Unknown sign-in provider')
  return name
}
