import { SHELL_KEY_HEADER } from '@brightfill/shared/contract'
import { isSameSecret } from '@brightfill/shared/node'
import rateLimit, { type CreateRateLimitOptions, type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type BudgetName, budgets, type RateProfile } from './budgets'
import { tooMany } from './HttpProblem'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Counts this request against a budget of its client, and with `alsoAccount` against one of the signed-in account wherever it is used from.
     * @throws HttpProblem 429 with Retry-After
     */
    spend(name: BudgetName, options?: { alsoAccount: boolean }): Promise<void>
  }
}

// Enough for every client of a busy hour; the longest unused is forgotten first.
const CLIENTS = 20_000

interface RateLimitSettings {
  rateProfile: RateProfile
  /** A composition server asks on behalf of every visitor: calls with this key count for nobody. */
  shellKey: string | undefined
}

/**
 * Counts requests per client, with IPv6 by network of /64 (docs/decisions/0012). Each process counts for itself; what must hold across
 * processes is counted in the database.
 */
export async function addRateLimits(app: FastifyInstance, { rateProfile, shellKey }: RateLimitSettings) {
  await app.register(rateLimit, { global: false })

  function limiter(name: BudgetName, keyGenerator?: CreateRateLimitOptions['keyGenerator']) {
    const { max, span } = budgets[rateProfile][name]
    const allowList = ({ headers }: FastifyRequest) => isSameSecret(String(headers[SHELL_KEY_HEADER] ?? ''), shellKey)
    const options: RateLimitOptions = { max, timeWindow: span, allowList, cache: CLIENTS, keyGenerator }
    const check = app.createRateLimit(options)
    return async (request: FastifyRequest) => {
      const limit = await check(request)
      if (!limit.isAllowed && limit.isExceeded) throw tooMany(limit.ttl / 1000)
    }
  }

  const names = Object.keys(budgets[rateProfile]) as BudgetName[] // the keys of a constant
  const ofClient = new Map(names.map((name) => [name, limiter(name)]))
  const ofAccount = new Map(
    names.map((name) => [name, limiter(name, async (request) => (await request.requireCaller()).id)]),
  )

  app.decorateRequest('spend', async function (name, { alsoAccount } = { alsoAccount: false }) {
    await ofClient.get(name)?.(this)
    if (alsoAccount) await ofAccount.get(name)?.(this)
  })
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/healthz') && !request.url.startsWith('/readyz')) await request.spend('everything')
  })
}
