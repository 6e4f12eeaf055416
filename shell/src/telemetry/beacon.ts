import { type Static, Type } from 'typebox'
import { ENTRIES, MESSAGE } from './limits'

/** Whose part it was: taken from the script named in a stack, else from the route on screen. */
const owner = {
  remote: Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$' }),
  release: Type.String({ pattern: '^[a-z0-9]{1,64}$' }),
  /** Route id, never the address: that may name a person's reset token, and would make every slug a case of its own. */
  route: Type.String({ pattern: '^[A-Za-z0-9_-]{1,60}$' }),
}

/** `uncaught` and `rejection` as the window sees them, `caught` and `recoverable` as React does, `loader` for a page's data. */
const kinds = ['uncaught', 'rejection', 'caught', 'recoverable', 'loader'] as const

const BrowserError = Type.Object({
  ...owner,
  kind: Type.Enum(kinds),
  message: Type.String({ maxLength: MESSAGE }),
  /** Place in a file of a release, `/remotes/blog/0a1b/browser/x.js:1:234`. */
  at: Type.Optional(Type.String({ maxLength: 200, pattern: '^/remotes/[\\w./:-]+$' })),
})

/** Something that did not load: a `file` of a release, or a whole `remote`, which the visitor was told. */
const LoadFailure = Type.Object({
  ...owner,
  what: Type.Enum(['file', 'remote']),
  file: Type.Optional(Type.String({ maxLength: 200, pattern: '^/remotes/[\\w./-]+$' })),
})

const vitals = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

/** Milliseconds, except CLS, which has no unit. */
const Vital = Type.Object({
  ...owner,
  name: Type.Enum(vitals),
  value: Type.Number({ minimum: 0, maximum: 600_000 }),
})

const list = { maxItems: ENTRIES, default: [] }

/** What a page tells of itself: no address, no person, nothing typed. */
export const Beacon = Type.Object({
  composition: Type.String({ pattern: '^[a-z0-9-]{1,64}$' }),
  errors: Type.Array(BrowserError, list),
  loads: Type.Array(LoadFailure, list),
  vitals: Type.Array(Vital, list),
})
export type Beacon = Static<typeof Beacon>
export type BrowserError = Static<typeof BrowserError>
export type Vital = Static<typeof Vital>
