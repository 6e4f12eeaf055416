import { ClientBudget } from './ClientBudget'

/** Pages that the server renders for one client; kept ones count for nobody. An office may be one client. */
const PRODUCTION = { burst: 120, perSecond: 4 }
/** Leaves room for tests and benches. */
const DEVELOPMENT = { burst: Number.POSITIVE_INFINITY, perSecond: 0 }

/** One for all pages of a server, live or not. */
export function renderBudget({ development }: { development: boolean }): ClientBudget {
  return new ClientBudget(development ? DEVELOPMENT : PRODUCTION)
}
