import { emailKey } from '@brightfill/shared/constants'
import { SHELL_KEY_HEADER } from '@brightfill/shared/contract'
import { clientOf, networkOf } from '@brightfill/shared/node'
import rateLimit, { type CreateRateLimitOptions, type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Budget, type BudgetName, budgets, EVERYBODY, NETWORK, type RateProfile, slowed } from './budgets'
import { HttpProblem, tooMany } from './HttpProblem'
import { isShellKey, type ShellKeys } from './keys'
import type { SharedBudgets } from './SharedBudgets'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Counts this request against a budget of its client. Handlers call it once the request is valid, right before the
     * work that the budget protects: refused requests are free, so no other site can use up a visitor's budget.
     * @throws HttpProblem 429 with Retry-After
     */
    spend(name: BudgetName, options?: SpendOptions): Promise<void>
    /** The same for optional work, which is skipped when the budget is spent. */
    maySpend(name: BudgetName, options?: SpendOptions): Promise<boolean>
  }
}

interface SpendOptions {
  /** Counts for the signed-in account as well, from all its clients. */
  alsoAccount?: boolean
  /**
   * The e-mail address that the request names. A device that signed in with it before counts for the address alone:
   * neither strangers nor its own network can use up its budget.
   */
  email?: string
}

// Enough for all clients of a busy hour; the least recently used is dropped first.
const CLIENTS = 20_000

/** A composition server calls on behalf of all visitors, so calls with its key are not counted. */
interface RateLimitSettings extends ShellKeys {
  rateProfile: RateProfile
  /** For budgets that protect accounts, forms and mails; undefined where only one api can run. */
  sharedBudgets: SharedBudgets | undefined
  /** Whether this address signed in on this device before. */
  isKnownDevice(email: string, request: FastifyRequest): Promise<boolean>
}

/**
 * Counts requests per client, with IPv6 by network of /64 (docs/decisions/0051). Each process counts for itself; shared
 * budgets are counted in the database.
 */
export async function addRateLimits(
  app: FastifyInstance,
  { rateProfile, sharedBudgets, isKnownDevice, ...shellKeys }: RateLimitSettings,
) {
  await app.register(rateLimit, { global: false })

  const allowList = ({ headers }: FastifyRequest) => isShellKey(String(headers[SHELL_KEY_HEADER] ?? ''), shellKeys)

  function limiter(name: string, { max, span, shared }: Budget, by: CreateRateLimitOptions = {}) {
    const { keyGenerator = clientOf } = by
    if (shared && sharedBudgets)
      return async (request: FastifyRequest) => {
        if (allowList(request)) return
        const client = String(await keyGenerator(request))
        const { used, ttl } = await sharedBudgets.count(`${name} ${max}`, client, span)
        if (used > max) throw tooMany(ttl / 1000)
      }
    const options: RateLimitOptions = { max, timeWindow: span, allowList, cache: CLIENTS, ...by }
    const check = app.createRateLimit(options)
    return async (request: FastifyRequest) => {
      const limit = await check(request)
      if (!limit.isAllowed && limit.isExceeded) throw tooMany(limit.ttl / 1000)
    }
  }

  /** The address of a request from a known device, while it is counted. */
  const addresses = new WeakMap<FastifyRequest, string>()

  function limitersOf(name: string, budget: Budget) {
    const many = (times: number) => ({ ...budget, max: budget.max * times })
    const byNetwork = { keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip) }
    const ofAll = limiter(`${name} of all`, many(EVERYBODY), { keyGenerator: () => 'everybody' })
    const slowly = limiter(`${name} of a network, slowly`, slowed(budget), byNetwork)
    const wider = [
      limiter(`${name} of a network`, many(NETWORK), byNetwork),
      async (request: FastifyRequest) => {
        if (!(await allows(ofAll(request)))) await slowly(request)
      },
    ]
    return {
      client: [limiter(name, budget), ...(budget.wider ? wider : [])],
      knownDevice: limiter(`${name} of a known device`, budget, {
        keyGenerator: (request) => addresses.get(request) ?? '',
      }),
      account: limiter(`${name} of an account`, budget, {
        keyGenerator: async (request) => (await request.requireCaller()).id,
      }),
    }
  }

  const limiters = new Map(
    Object.entries<Budget>(budgets[rateProfile]).map(([name, budget]) => [name, limitersOf(name, budget)]),
  )

  app.decorateRequest('spend', async function (name, { alsoAccount = false, email } = {}) {
    const of = limiters.get(name)
    if (!of) return
    if (email && (await isKnownDevice(email, this))) {
      addresses.set(this, emailKey(email))
      await of.knownDevice(this)
    } else for (const limit of of.client) await limit(this)
    if (alsoAccount) await of.account(this)
  })
  app.decorateRequest('maySpend', function (name, options) {
    return allows(this.spend(name, options))
  })
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/healthz') && !request.url.startsWith('/readyz')) await request.spend('everything')
  })
}

/** Whether a budget had something left. */
async function allows(spending: Promise<void>): Promise<boolean> {
  try {
    await spending
    return true
  } catch (error) {
    if (error instanceof HttpProblem && error.statusCode === 429) return false
    throw error
  }
}
