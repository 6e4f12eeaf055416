import { permissions } from '@brightfill/shared/roles'
import { type Static, Type } from 'typebox'
import { Answer, Id, NullOr, OneOf, Timestamp } from './parts'

// The release registry: who released what, and which releases are live. Teams call it with a deploy key, the platform
// team with the platform key, and composition servers with their own key. The shell and the remotes are all
// deployables; the shell's name is `shell`.

/** Name of a deployable. It is also part of addresses, globals and file names. */
export const DeployableName = Type.String({ pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$', maxLength: 40 })
export const SHELL = 'shell'

/** Header of an archive's answer: the signature of the release's team (shared/src/node/releaseSignature.ts). */
export const SIGNATURE_HEADER = 'release-signature'

/** Id of a release, unique for its deployable: a hash of its sources. */
export const ReleaseId = Type.String({ pattern: '^[a-z0-9]{6,64}$' })

/** `/*` takes every address that no other route has. */
const Path = Type.String({ pattern: '^/$|^/\\*$|^(/(:[a-zA-Z]\\w*|[a-z0-9][a-z0-9._-]*))+$', maxLength: 200 })
const FileName = Type.String({ maxLength: 200 })
const Parameter = Type.String({ pattern: '^[\\w.-]+$', maxLength: 60 })

/** A file of a release by its path in the archive, `browser/….js` or `server/….cjs`. */
const ReleasedFile = Type.Object({
  /** Bytes. */
  size: Type.Integer({ minimum: 0 }),
  /** Hash, as in an `integrity` attribute. */
  integrity: Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' }),
})

const released = {
  release: ReleaseId,
  /** Every file of the archive besides release.json itself. */
  files: Type.Record(FileName, ReleasedFile),
  /** For the shell, the version of each module it provides; for a remote, the range of each module it needs. */
  shared: Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 100 })),
}

/** `release.json` of the shell. */
export const ShellRelease = Type.Object({
  name: Type.Literal(SHELL),
  ...released,
  /** Version of the shared contract it offers. */
  contract: Type.String({ maxLength: 40 }),
})
export type ShellRelease = Static<typeof ShellRelease>

/** A page a remote owns. */
export const RouteFace = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z][\\w-]*$', maxLength: 60 }),
  path: Path,
  /** `user`: the page belongs to a signed-in user. */
  access: Type.Optional(Type.Literal('user')),
  /** Query parameters it reads. The server leaves all others out of the address that it renders. */
  query: Type.Optional(Type.Array(Parameter, { maxItems: 50 })),
  /** Lent components it shows, `remote/Component`. */
  borrows: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 50 })),
  /** An address of a page with parameters, which is rendered before a release goes live. */
  example: Type.Optional(Type.String({ pattern: '^/[^?#\\s]*$', maxLength: 200 })),
  /** Title of the menu entry that it proposes. The entry is made when the remote first goes live. */
  menu: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  /**
   * Search engines may read the page, and further ones by these query parameters; with `false` they read none of it.
   * They never read pages of users.
   */
  crawl: Type.Optional(Type.Union([Type.Literal(false), Type.Array(Parameter, { maxItems: 50 })])),
  /**
   * The call, public or of composition servers, that lists the pages of a route with one parameter, for the sitemap: a
   * POST with `{ page }` (from 1) that answers `{ data, total_pages? }`. Each row has the parameter by its name, and may
   * have `updated_at` or `published_at`.
   */
  sitemap: Type.Optional(Type.String({ pattern: '^/get/[a-z][a-z0-9-]*$', maxLength: 100 })),
  /**
   * Its newest pages are the feed of the site, with this title: the first rows of `sitemap`, which have `title`,
   * `description` and `published_at` as well. The page above them is the address without the parameter.
   */
  feed: Type.Optional(
    Type.Object({
      title: Type.String({ minLength: 1, maxLength: 120 }),
      description: Type.String({ minLength: 1, maxLength: 300 }),
    }),
  ),
  /** Addresses below `/.well-known/` that lead to it, each with a place on the page. */
  wellKnown: Type.Optional(
    Type.Record(Type.String({ pattern: '^[a-z][a-z0-9-]*$' }), Type.String({ pattern: '^[\\w-]*$', maxLength: 60 })),
  ),
})
export type RouteFace = Static<typeof RouteFace>

/** A page of the office that a remote brings; the shell draws its entry in the navigation (O-01). */
export const OfficePage = Type.Object({
  /** Name of its resource in the module that the remote exposes. */
  id: Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 60 }),
  /** Address below `/office/`. */
  path: Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 60 }),
  /** Where it is in the navigation. */
  group: Type.Enum(['sales', 'catalogue', 'site', 'company']),
  title: Type.String({ minLength: 1, maxLength: 40 }),
  /** Name of an icon of `shared/office`. */
  icon: Type.String({ pattern: '^[a-z][a-z0-9-]*$', maxLength: 40 }),
  /** The permission that lets in; all staff without one. */
  may: Type.Optional(OneOf(...permissions)),
  /** The number of `officeNumbers` beside its entry, for colleagues who may see it. */
  count: Type.Optional(Type.Enum(['unread', 'overdue', 'mine', 'open', 'due', 'waiting'])),
})
export type OfficePage = Static<typeof OfficePage>

const OfficeFace = Type.Object({
  /** Source file of the module with the resources. */
  module: Type.String({ maxLength: 200 }),
  pages: Type.Array(OfficePage, { minItems: 1, maxItems: 20 }),
})

/** `release.json` of a remote: its `remote.json`, with what the build adds. */
export const RemoteRelease = Type.Object({
  name: DeployableName,
  ...released,
  /** Range of the shared contract that it was built for. */
  contract: Type.String({ maxLength: 40 }),
  /** Version of the shared contract that was installed when it was built. */
  builtWith: Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+', maxLength: 40 }),
  routes: Type.Array(RouteFace, { maxItems: 200 }),
  /** Lent components with their source files. */
  lends: Type.Record(Type.String({ pattern: '^[A-Z]\\w*$' }), Type.String({ maxLength: 200 })),
  /** Global the browser's container registers under, unique for the release. */
  container: Type.String({ maxLength: 120 }),
  /** Absent when it brings no pages of the office. */
  office: Type.Optional(OfficeFace),
})
export type RemoteRelease = Static<typeof RemoteRelease>
export type ReleaseFile = ShellRelease | RemoteRelease

/** Scripts, styles, fonts, pictures, manifests and types: what browsers get of a release. It holds no documents. */
export const SERVED_FILE = /\.(js|mjs|css|woff2?|svg|png|jpe?g|webp|avif|gif|ico|json|d\.ts)$/

/** Release id by name of the deployable. */
export const Releases = Type.Record(DeployableName, ReleaseId, { additionalProperties: false })
export type Releases = Static<typeof Releases>

/** A release some visitors get instead of the live one. */
export const Canary = Type.Object({
  name: DeployableName,
  release: ReleaseId,
  percent: Type.Integer({ minimum: 1, maximum: 100 }),
  since: Timestamp,
})
export type Canary = Static<typeof Canary>

export const CanaryOrNone = NullOr(Canary)

/** A composition that composition servers try before it goes live. */
export const Candidate = Type.Object({
  id: Type.String(),
  /** The whole composition after the change. */
  releases: Releases,
  /** The deployables that change: the routes of these are rendered, or all routes when the shell is among them. */
  changed: Type.Array(DeployableName),
})
export type Candidate = Static<typeof Candidate>

/** The state that composition servers ask for once per second and keep on disk as the last known good. */
export const LiveState = Type.Object({
  /** Grows with every change of `live` and `canary`. */
  version: Type.Integer({ minimum: 0 }),
  /** Empty until the first activation. */
  live: Releases,
  canary: CanaryOrNone,
  candidates: Type.Array(Candidate),
  /** Changes when content, machines, articles or options change. */
  content_version: Type.String(),
})
export type LiveState = Static<typeof LiveState>

/** A route, and why it did not render or was not rendered. */
export const SmokeFailure = Type.Object({
  route: Type.String({ maxLength: 300 }),
  message: Type.String({ maxLength: 1000 }),
})
export type SmokeFailure = Static<typeof SmokeFailure>

/** Checks that a team left out before it released: their names with commas. */
export const SkippedChecks = Type.Optional(Type.String({ pattern: '^[a-z]{1,20}(,[a-z]{1,20}){0,9}$' }))

export const SmokeReport = Type.Object({
  ok: Type.Boolean(),
  failures: Type.Array(SmokeFailure, { maxItems: 100 }),
  /** Routes without a page that says anything about the release, and why. */
  skipped: Type.Optional(Type.Array(SmokeFailure, { maxItems: 100 })),
})
export type SmokeReport = Static<typeof SmokeReport>

/** Page views and failures of a canary, beside those of the live release. */
export const CanaryNumbers = Type.Object({
  canary: Type.Object({ views: Type.Integer({ minimum: 0 }), errors: Type.Integer({ minimum: 0 }) }),
  stable: Type.Object({ views: Type.Integer({ minimum: 0 }), errors: Type.Integer({ minimum: 0 }) }),
})
export type CanaryNumbers = Static<typeof CanaryNumbers>

/** The figures of a canary on one composition server, since that server has it. */
export const CanaryTrial = Type.Object({
  name: DeployableName,
  release: ReleaseId,
  since: Timestamp,
  numbers: CanaryNumbers,
})
export type CanaryTrial = Static<typeof CanaryTrial>

/** A release in the list of releases. */
export const ReleaseRow = Type.Object({
  name: DeployableName,
  release: ReleaseId,
  state: OneOf('live', 'canary', 'former', 'published'),
  /** Only for a canary: its share of visitors. */
  percent: NullOr(Type.Integer()),
  /** Version, or range, of the shared contract. */
  contract: Type.String(),
  /** Label of the key it was published with. */
  published_by: Type.String(),
  published_at: Timestamp,
  /** When it last went live, and the owner of the key that activated it. */
  activated_at: NullOr(Timestamp),
  activated_by: NullOr(Type.String()),
  /** Bytes of the archive. */
  size: Type.Integer(),
  /** Why and when a composition server last refused it. */
  refused: NullOr(Type.Object({ at: Timestamp, reason: Type.String() })),
})
export type ReleaseRow = Static<typeof ReleaseRow>

export const KeyRow = Type.Object({
  id: Id,
  name: DeployableName,
  label: Type.String(),
  created_at: Timestamp,
  /** When it last published, activated or deleted a release. */
  used_at: NullOr(Timestamp),
  revoked_at: NullOr(Timestamp),
})
export type KeyRow = Static<typeof KeyRow>

/** A link that shows a release before it is live, and when what it shows ends. */
export const OverrideAnswer = Answer({ url: Type.String(), until: Timestamp })

export const LogAction = Type.Enum([
  'activate',
  'rollback',
  'canary',
  'withdraw',
  'remove',
  'publish',
  'delete',
  'refuse',
  'override',
  'create-key',
  'end-key',
])
export type LogAction = Static<typeof LogAction>

/** A line of the activation log: an action on releases or deploy keys. */
export const LogRow = Type.Object({
  at: Timestamp,
  /** Label and number of the key, and the address that the call came from. */
  by: Type.String(),
  action: LogAction,
  /** The releases of the action. */
  releases: Releases,
  reason: Type.String(),
  /** Which pages were rendered first and which were skipped, and which checks the team left out. */
  smoke: Type.String(),
})
export type LogRow = Static<typeof LogRow>
