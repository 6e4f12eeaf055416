import { SHELL_KEY_HEADER } from '@brightfill/shared/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { tooMany } from './HttpProblem'
import { isSameKey } from './isSameKey'
import { type BudgetName, budgets, type RateProfile } from './limits'

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts this request against a budget of its client. @throws HttpProblem 429 with Retry-After */
    spend(name: BudgetName): Promise<void>
  }
}

interface Account {
  used: number
  ends: number
}

// Enough for every client of a busy hour; the longest unused is forgotten first.
const CLIENTS = 20_000

interface BudgetRules {
  rateProfile: RateProfile
  /** Calls that carry it are a composition server's own and count for nobody: one server asks on behalf of every visitor. */
  shellKey: string | undefined
}

/** Budgets per client address. Each process counts for itself; what must hold across copies is counted in the database. */
export function addBudgets(app: FastifyInstance, { rateProfile, shellKey }: BudgetRules) {
  const accounts = new LRUCache<string, Account>({ max: CLIENTS })

  function spend(name: BudgetName, { headers, ip: client }: FastifyRequest) {
    const key = headers[SHELL_KEY_HEADER]
    if (typeof key === 'string' && isSameKey(key, shellKey)) return
    const { max, span } = budgets[rateProfile][name]
    const now = Date.now()
    const counted = `${name} ${client}`
    const known = accounts.get(counted)
    const account = known && known.ends > now ? known : { used: 0, ends: now + span }
    account.used += 1
    accounts.set(counted, account)
    if (account.used > max) throw tooMany((account.ends - now) / 1000)
  }

  app.decorateRequest('spend', async function (name) {
    spend(name, this)
  })
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/healthz') && !request.url.startsWith('/readyz')) spend('everything', request)
  })
}
