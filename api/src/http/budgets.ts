export type RateProfile = 'development' | 'production'

/** Requests per client and span of time; development is loose, so that trial and error locks no one out. */
export interface Budget {
  max: number
  /** ms */
  span: number
  /**
   * Each network and all clients together have a budget as well. When the common one is spent, each network still has a
   * little (`slowed`), so that strangers cannot block the call for all others.
   */
  wider?: boolean
  /** It protects accounts, forms or mails: several apis count it together. */
  shared?: boolean
}

/** Multiples of a client's budget: for a network, and for all clients together. */
export const NETWORK = 6
export const EVERYBODY = 100

/** The budget of a network while the common one is spent: a fifth of a client's, in twice the time. */
export const slowed = ({ max, ...budget }: Budget): Budget => ({
  ...budget,
  max: Math.max(1, Math.floor(max / 5)),
  span: budget.span * 2,
})

const minute = 60_000

const production = {
  everything: { max: 1200, span: minute },
  /** Readiness checks, which query the database: some balancers and servers each second. */
  readiness: { max: 1200, span: minute },
  login: { max: 10, span: minute, wider: true, shared: true },
  /** Steps of signed-in people. No common budget, so strangers who spend that of signing in cannot keep them out. */
  office: { max: 10, span: minute, shared: true },
  /** Sign-ins with a provider. No common budget: each costs no more than a row that is soon removed. */
  journeys: { max: 20, span: minute, shared: true },
  registration: { max: 10, span: 10 * minute, wider: true, shared: true },
  forgot: { max: 5, span: 60 * minute, wider: true, shared: true },
  reset: { max: 20, span: 10 * minute, shared: true },
  /** A message that is sent again because its answer was lost is not counted. */
  forms: { max: 3, span: 5 * minute, shared: true },
  /** Copies of forms to the typed address; the form itself is accepted without one. */
  formCopies: { max: 10, span: 60 * minute, wider: true, shared: true },
  changes: { max: 30, span: 10 * minute, shared: true },
  mailedChanges: { max: 10, span: 60 * minute, wider: true, shared: true },
  search: { max: 20, span: 1000 },
  /** The description of the api: nearly a megabyte, which few read twice. */
  description: { max: 20, span: minute },
  /** New data sheets; stored ones are free. */
  sheets: { max: 30, span: minute, wider: true },
  /** Order documents for signed-in people: visitors who ask for data sheets cannot use these up. */
  papers: { max: 30, span: minute },
  /** When spent, the address is locked for as long. */
  wrongPasswords: { max: 5, span: 15 * minute },
  /**
   * Wrong codes of an authenticator app, for one sign-in, or for one browser with a recent good code. When spent, no
   * code opens the office there for as long.
   */
  wrongCodes: { max: 5, span: 15 * minute },
  /** For all browsers of a person without a recent good code: a thief of the password can sign in often. */
  wrongCodesOfAccount: { max: 15, span: 60 * minute },
  /** For one sign-in. Codes of an app do not count: recovery codes, with 39 random bits, cannot be guessed. */
  wrongRecoveryCodes: { max: 10, span: 15 * minute },
  /** To one address, whichever accounts have it. */
  mailsToAddress: { max: 5, span: 60 * minute },
  /** Counted apart: strangers must not use up the mails that lead to a new password. */
  copiesToAddress: { max: 3, span: 60 * minute },
} as const satisfies Record<string, Budget>

export type BudgetName = keyof typeof production

const names = Object.keys(production) as BudgetName[] // an object's keys are texts to the compiler
const loose = ({ shared = false }: Budget): Budget => ({ max: 1_000_000, span: minute, shared })

export const budgets = {
  production,
  development: Object.fromEntries(names.map((name) => [name, loose(production[name])])),
} as Record<RateProfile, Record<BudgetName, Budget>> // fromEntries forgets the names
