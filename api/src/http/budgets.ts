import { SHELL_KEY_HEADER } from '@brightfill/shared/contract'
import { isSameSecret } from '@brightfill/shared/node'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { clientOf } from './clientOf'
import { tooMany } from './HttpProblem'
import { type BudgetName, budgets, type RateProfile } from './limits'

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts this request against a budget of its client, and of an account wherever it is used from. @throws HttpProblem 429 with Retry-After */
    spend(name: BudgetName, accountId?: number): Promise<void>
  }
}

interface Spent {
  used: number
  ends: number
}

// Enough for every client of a busy hour; the longest unused is forgotten first. By budget: who has many addresses and floods one with them
// makes nothing of another forgotten.
const CLIENTS = 20_000

interface BudgetRules {
  rateProfile: RateProfile
  /** Calls that carry it are a composition server's own and count for nobody: one server asks on behalf of every visitor. */
  shellKey: string | undefined
}

/** Budgets per client address. Each process counts for itself; what must hold across copies is counted in the database. */
export function addBudgets(app: FastifyInstance, { rateProfile, shellKey }: BudgetRules) {
  const spent = new Map<BudgetName, LRUCache<string, Spent>>()

  function spend(name: BudgetName, { headers, ip }: FastifyRequest, accountId?: number) {
    const key = headers[SHELL_KEY_HEADER]
    if (typeof key === 'string' && isSameSecret(key, shellKey)) return
    count(name, clientOf(ip))
    if (accountId !== undefined) count(name, `account ${accountId}`)
  }

  function count(name: BudgetName, who: string) {
    const { max, span } = budgets[rateProfile][name]
    const now = Date.now()
    const known = spentOf(name).get(who)
    const current = known && known.ends > now ? known : { used: 0, ends: now + span }
    current.used += 1
    spentOf(name).set(who, current)
    if (current.used > max) throw tooMany((current.ends - now) / 1000)
  }

  function spentOf(name: BudgetName) {
    const known = spent.get(name) ?? new LRUCache<string, Spent>({ max: CLIENTS })
    spent.set(name, known)
    return known
  }

  app.decorateRequest('spend', async function (name, accountId) {
    spend(name, this, accountId)
  })
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/healthz') && !request.url.startsWith('/readyz')) spend('everything', request)
  })
}
