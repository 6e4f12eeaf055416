import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { tooMany } from './HttpProblem'
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

/** Budgets per client address. Each process counts for itself; what must hold across copies is counted in the database. */
export function addBudgets(app: FastifyInstance, profile: RateProfile) {
  const accounts = new LRUCache<string, Account>({ max: CLIENTS })

  function spend(name: BudgetName, client: string) {
    const { max, span } = budgets[profile][name]
    const now = Date.now()
    const key = `${name} ${client}`
    const known = accounts.get(key)
    const account = known && known.ends > now ? known : { used: 0, ends: now + span }
    account.used += 1
    accounts.set(key, account)
    if (account.used > max) throw tooMany((account.ends - now) / 1000)
  }

  app.decorateRequest('spend', async function (name) {
    spend(name, this.ip)
  })
  app.addHook('onRequest', async ({ ip, url }) => {
    if (!url.startsWith('/healthz') && !url.startsWith('/readyz')) spend('everything', ip)
  })
}
