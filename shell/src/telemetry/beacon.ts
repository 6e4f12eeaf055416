import { type Static, Type } from 'typebox'
import { ENTRIES, MESSAGE } from './limits'

/**
 * The owner of the part that failed or was measured: the release of a script in the stack, else of the route on screen.
 */
const owner = {
  remote: Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$' }),
  release: Type.String({ pattern: '^[a-z0-9]{1,64}$' }),
  /**
   * Route id, not the address: an address may hold a person's reset token, and each slug would count as its own case.
   */
  route: Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' }),
}

/**
 * `uncaught` and `rejection` come from the window, `caught` and `recoverable` from React, `loader` from a page's data.
 */
const kinds = ['uncaught', 'rejection', 'caught', 'recoverable', 'loader'] as const

// Entries become log lines, so anything else that a stranger adds to them is dropped first.
const closed = { additionalProperties: false }

const BrowserError = Type.Object(
  {
    ...owner,
    kind: Type.Enum(kinds),
    message: Type.String({ maxLength: MESSAGE }),
    /** Place in a file of a release, `/remotes/blog/0a1b/browser/x.js:1:234`. */
    at: Type.Optional(Type.String({ maxLength: 200, pattern: '^/remotes/[\\w./:-]+$' })),
  },
  closed,
)

/** A failed load that the visitor has seen: a `file` of a release, or a whole `remote`. */
const LoadFailure = Type.Object(
  {
    ...owner,
    what: Type.Enum(['file', 'remote']),
    file: Type.Optional(Type.String({ maxLength: 200, pattern: '^/remotes/[\\w./-]+$' })),
  },
  closed,
)

const vitals = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

/** Milliseconds, except CLS, which has no unit. */
const Vital = Type.Object(
  { ...owner, name: Type.Enum(vitals), value: Type.Number({ minimum: 0, maximum: 600_000 }) },
  closed,
)

const list = { maxItems: ENTRIES, default: [] }

/** The report of a page. It holds no address, no person and no typed text. */
export const Beacon = Type.Object({
  composition: Type.String({ pattern: '^[a-z0-9-]{1,64}$' }),
  errors: Type.Array(BrowserError, list),
  loads: Type.Array(LoadFailure, list),
  vitals: Type.Array(Vital, list),
})
export type Beacon = Static<typeof Beacon>
export type BrowserError = Static<typeof BrowserError>
export type Vital = Static<typeof Vital>
