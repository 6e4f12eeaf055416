import { emailKey } from '@brightfill/shared/constants'
import { SHELL_KEY_HEADER } from '@brightfill/shared/contract'
import rateLimit, { type CreateRateLimitOptions, normalizeIP, type RateLimitOptions } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Budget, type BudgetName, budgets, EVERYBODY, NETWORK, type RateProfile, slowed } from './budgets'
import { HttpProblem, tooMany } from './HttpProblem'
import { isShellKey, type ShellKeys } from './keys'
import type { SharedBudgets } from './SharedBudgets'

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Counts this request against a budget of its client. Handlers call it when the request is valid, right before what
     * the budget is for: what is refused costs nothing, so no other page can use up the budget of its readers.
     * @throws HttpProblem 429 with Retry-After
     */
    spend(name: BudgetName, options?: SpendOptions): Promise<void>
    /** The same, for what is left out when the budget is spent. */
    maySpend(name: BudgetName, options?: SpendOptions): Promise<boolean>
  }
}

interface SpendOptions {
  /** Counts for the signed-in account as well, wherever it is used from. */
  alsoAccount?: boolean
  /**
   * The e-mail address that it is done with. A device where it signed in before counts for the address alone: strangers
   * cannot use up its budget, nor can the network it is in.
   */
  email?: string
}

// Enough for every client of a busy hour; the longest unused is forgotten first.
const CLIENTS = 20_000

/** A composition server asks on behalf of every visitor: calls with its key count for nobody. */
interface RateLimitSettings extends ShellKeys {
  rateProfile: RateProfile
  /** For budgets that protect accounts, forms and mails; undefined where there can be one api only. */
  sharedBudgets: SharedBudgets | undefined
  /** Whether this address signed in on this device before. */
  isKnownDevice(email: string, request: FastifyRequest): Promise<boolean>
}

/**
 * Counts requests per client, with IPv6 by network of /64 (docs/decisions/0012, 0023). Each process counts for itself;
 * what must hold across processes is counted in the database.
 */
export async function addRateLimits(
  app: FastifyInstance,
  { rateProfile, sharedBudgets, isKnownDevice, ...shellKeys }: RateLimitSettings,
) {
  await app.register(rateLimit, { global: false })

  const allowList = ({ headers }: FastifyRequest) => isShellKey(String(headers[SHELL_KEY_HEADER] ?? ''), shellKeys)

  function limiter(name: string, { max, span, shared }: Budget, by: CreateRateLimitOptions = {}) {
    const { keyGenerator = ({ ip }: FastifyRequest) => normalizeIP(ip) } = by
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

/** The network a provider hands to many of its customers: /24 of IPv4, /48 of IPv6. */
function networkOf(ip: string): string {
  return normalizeIP(ip, 48).replace(/\.\d+$/, '.0')
}
