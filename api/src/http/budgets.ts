export type RateProfile = 'development' | 'production'

/**
 * Requests per client and span of time; development is loose, so that nobody is locked out while trying things.
 */
export interface Budget {
  max: number
  /** ms */
  span: number
  /**
   * Networks and everybody together have a budget as well. When that of everybody is spent, each network still has a
   * little (`slowed`), so that strangers cannot stop what the budget is for.
   */
  wider?: boolean
  /** It protects accounts, forms or mails: several apis count it together. */
  shared?: boolean
}

/** A network has this many times the budget of a client, and everybody together that many times. */
export const NETWORK = 6
export const EVERYBODY = 100

/** A network has this much while the budget of everybody is spent: a fifth of a client's, in twice the time. */
export const slowed = ({ max, ...budget }: Budget): Budget => ({
  ...budget,
  max: Math.max(1, Math.floor(max / 5)),
  span: budget.span * 2,
})

const minute = 60_000

const production = {
  everything: { max: 1200, span: minute },
  /** Whether the api is ready, which the database is asked for: some balancers and servers each second. */
  readiness: { max: 1200, span: minute },
  login: { max: 10, span: minute, wider: true, shared: true },
  /**
   * Steps of somebody who is signed in. No budget of all: strangers who spend that of signing in keep nobody out who is
   * in.
   */
  office: { max: 10, span: minute, shared: true },
  /** Journeys to a provider. No wider circle: each needs a client of its own, and costs a row that is soon removed. */
  journeys: { max: 20, span: minute, shared: true },
  registration: { max: 10, span: 10 * minute, wider: true, shared: true },
  forgot: { max: 5, span: 60 * minute, wider: true, shared: true },
  reset: { max: 20, span: 10 * minute, shared: true },
  /** A message that is sent again because its answer was lost is not counted. */
  forms: { max: 3, span: 5 * minute, shared: true },
  /** Copies of forms for the address that was typed; the form itself is received without one. */
  formCopies: { max: 10, span: 60 * minute, wider: true, shared: true },
  changes: { max: 30, span: 10 * minute, shared: true },
  mailedChanges: { max: 10, span: 60 * minute, wider: true, shared: true },
  search: { max: 20, span: 1000 },
  /** The description of the api: nearly a megabyte, which few read twice. */
  description: { max: 20, span: minute },
  /** Data sheets that have to be made; kept sheets are free. */
  sheets: { max: 30, span: minute, wider: true },
  /** Papers of orders, for people who are signed in: visitors who ask for data sheets keep nobody from them. */
  papers: { max: 30, span: minute },
  /** Then the address is locked for as long. */
  wrongPasswords: { max: 5, span: 15 * minute },
  /**
   * Wrong codes of an authenticator app, for one sign-in, or for one browser that had a good one lately; then no code opens the
   * office there for as long.
   */
  wrongCodes: { max: 5, span: 15 * minute },
  /** For all browsers of a person together that had no good one: whoever has the password can sign in often. */
  wrongCodesOfAccount: { max: 15, span: 60 * minute },
  /** For one sign-in. Those of an app do not count: with 39 random bits, these cannot be guessed. */
  wrongRecoveryCodes: { max: 10, span: 15 * minute },
  /** To one address, whatever accounts come and go with it. */
  mailsToAddress: { max: 5, span: 60 * minute },
  /** Apart from the others: strangers must not use up the mails that lead to a new password. */
  copiesToAddress: { max: 3, span: 60 * minute },
} as const satisfies Record<string, Budget>

export type BudgetName = keyof typeof production

const names = Object.keys(production) as BudgetName[] // an object's keys are texts to the compiler
const loose = ({ shared = false }: Budget): Budget => ({ max: 1_000_000, span: minute, shared })

export const budgets = {
  production,
  development: Object.fromEntries(names.map((name) => [name, loose(production[name])])),
} as Record<RateProfile, Record<BudgetName, Budget>> // fromEntries forgets the names
