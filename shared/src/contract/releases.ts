import { type Static, Type } from 'typebox'
import type { Call } from './call'
import { Answer, Id, Nothing, Timestamp } from './parts'

// The release registry: who released what, and which releases are live. Teams call it with a deploy key, the platform
// team with the platform key, and composition servers with their own key. The shell and the remotes are all
// deployables; the shell's name is `shell`.

/** Name of a deployable. It is also part of addresses, globals and file names. */
export const DeployableName = Type.String({ pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$', maxLength: 40 })
export const SHELL = 'shell'

/** Id of a release, unique for its deployable: a hash of its sources. */
export const ReleaseId = Type.String({ pattern: '^[a-z0-9]{6,64}$' })

const Path = Type.String({ pattern: '^/$|^(/(:[a-zA-Z]\\w*|[a-z0-9][a-z0-9._-]*))+$', maxLength: 200 })
const FileName = Type.String({ maxLength: 200 })

/** A file of a release by its path in the archive, `browser/….js` or `server/….cjs`. */
export const ReleasedFile = Type.Object({
  /** Bytes. */
  size: Type.Integer({ minimum: 0 }),
  /** Hash, as in an `integrity` attribute. */
  integrity: Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' }),
})
export type ReleasedFile = Static<typeof ReleasedFile>

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
  /** Lent components it shows, `remote/Component`. */
  borrows: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 50 })),
})
export type RouteFace = Static<typeof RouteFace>

/** `release.json` of a remote: its `remote.json`, with what the build adds. */
export const RemoteRelease = Type.Object({
  name: DeployableName,
  ...released,
  /** Range of the shared contract that it was built for. */
  contract: Type.String({ maxLength: 40 }),
  routes: Type.Array(RouteFace, { maxItems: 200 }),
  /** Lent components with their source files. */
  lends: Type.Record(Type.String({ pattern: '^[A-Z]\\w*$' }), Type.String({ maxLength: 200 })),
  /** Global the browser's container registers under, unique for the release. */
  container: Type.String({ maxLength: 120 }),
})
export type RemoteRelease = Static<typeof RemoteRelease>
export type ReleaseFile = ShellRelease | RemoteRelease

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

export const CanaryOrNone = Type.Union([Canary, Type.Null()])

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

/** A page that did not render. */
export const SmokeFailure = Type.Object({
  route: Type.String({ maxLength: 300 }),
  message: Type.String({ maxLength: 1000 }),
})
export type SmokeFailure = Static<typeof SmokeFailure>

export const SmokeReport = Type.Object({ ok: Type.Boolean(), failures: Type.Array(SmokeFailure, { maxItems: 100 }) })
export type SmokeReport = Static<typeof SmokeReport>

/** Page views and failures of a withdrawn canary, beside those of the live release. */
export const CanaryNumbers = Type.Object({
  canary: Type.Object({ views: Type.Integer({ minimum: 0 }), errors: Type.Integer({ minimum: 0 }) }),
  stable: Type.Object({ views: Type.Integer({ minimum: 0 }), errors: Type.Integer({ minimum: 0 }) }),
})
export type CanaryNumbers = Static<typeof CanaryNumbers>

/** A release in the list of releases. */
export const ReleaseRow = Type.Object({
  name: DeployableName,
  release: ReleaseId,
  state: Type.Union([Type.Literal('live'), Type.Literal('canary'), Type.Literal('former'), Type.Literal('published')]),
  /** Only for a canary: its share of visitors. */
  percent: Type.Union([Type.Integer(), Type.Null()]),
  /** Version, or range, of the shared contract. */
  contract: Type.String(),
  /** Label of the key it was published with. */
  published_by: Type.String(),
  published_at: Timestamp,
  /** When it last went live, and whose key activated it. */
  activated_at: Type.Union([Timestamp, Type.Null()]),
  activated_by: Type.Union([Type.String(), Type.Null()]),
  /** Bytes of the archive. */
  size: Type.Integer(),
})
export type ReleaseRow = Static<typeof ReleaseRow>

export const KeyRow = Type.Object({
  id: Id,
  name: DeployableName,
  label: Type.String(),
  created_at: Timestamp,
  revoked_at: Type.Union([Timestamp, Type.Null()]),
})
export type KeyRow = Static<typeof KeyRow>

const ByName = Type.Object({ name: DeployableName })
const ByRelease = Type.Object({ name: DeployableName, release: ReleaseId })
const ChosenReleases = Type.Record(DeployableName, ReleaseId, { additionalProperties: false, minProperties: 1 })
const PublishedAnswer = Answer({ name: DeployableName, release: ReleaseId, size: Type.Integer() })

/** The outcome of an activation: `smoke` says in a sentence what was rendered, or why nothing was. */
export const ActivationAnswer = Answer({
  version: Type.Integer(),
  live: Releases,
  canary: CanaryOrNone,
  smoke: Type.String(),
})
export type ActivationAnswer = Static<typeof ActivationAnswer>

export const releaseCalls = {
  publishRelease: {
    method: 'POST',
    path: '/api/releases/:name',
    summary: 'Publish a release: its folder as one tar.gz',
    access: 'deploy',
    params: ByName,
    upload: 'application/gzip',
    status: 201,
    answer: PublishedAnswer,
    otherAnswers: { 200: PublishedAnswer },
    failures: [409],
  },
  releases: {
    method: 'GET',
    path: '/api/releases',
    summary: 'Releases that are kept, newest first',
    access: 'deploy',
    query: Type.Object({ name: Type.Optional(DeployableName) }),
    answer: Answer({ version: Type.Integer(), data: Type.Array(ReleaseRow) }),
  },
  activate: {
    method: 'POST',
    path: '/api/releases/activate',
    summary: 'Make releases live, all or none',
    access: 'deploy',
    body: Type.Object({ releases: ChosenReleases, expected_version: Type.Optional(Type.Integer({ minimum: 0 })) }),
    answer: ActivationAnswer,
    failures: [404, 409],
  },
  rollBack: {
    method: 'POST',
    path: '/api/releases/:name/rollback',
    summary: 'Make the release live that was live before',
    access: 'deploy',
    params: ByName,
    body: Type.Object({ to: Type.Optional(ReleaseId) }),
    answer: ActivationAnswer,
    failures: [404, 409],
  },
  canary: {
    method: 'POST',
    path: '/api/releases/:name/canary',
    summary: 'Give a release to a part of the visitors; 0 percent withdraws it',
    access: 'deploy',
    params: ByName,
    body: Type.Object({ release: Type.Optional(ReleaseId), percent: Type.Integer({ minimum: 0, maximum: 100 }) }),
    answer: ActivationAnswer,
    failures: [404, 409],
  },
  createKey: {
    method: 'POST',
    path: '/api/releases/keys',
    summary: 'A deploy key for one deployable, shown once',
    access: 'platform',
    body: Type.Object({ name: DeployableName, label: Type.String({ minLength: 1, maxLength: 60 }) }),
    status: 201,
    answer: Answer({ id: Id, key: Type.String() }),
  },
  keys: {
    method: 'GET',
    path: '/api/releases/keys',
    summary: 'Deploy keys, without the keys themselves',
    access: 'platform',
    answer: Answer({ data: Type.Array(KeyRow) }),
  },
  revokeKey: {
    method: 'DELETE',
    path: '/api/releases/keys/:id',
    summary: 'Revoke a deploy key',
    access: 'platform',
    params: Type.Object({ id: Type.String({ pattern: '^[1-9]\\d{0,8}$' }) }),
    answer: Nothing,
    failures: [404],
  },

  pollLive: {
    method: 'POST',
    path: '/api/releases/live',
    summary: 'What a composition server is to serve and to try, asked once per second',
    access: 'composition',
    body: Type.Object({
      /** Random id of the server's process. */
      server: Type.String({ minLength: 1, maxLength: 64 }),
      /** Id of the composition it shows. */
      composition: Type.Optional(Type.String({ maxLength: 64 })),
    }),
    answer: Answer(LiveState.properties),
  },
  archive: {
    method: 'GET',
    path: '/api/releases/:name/:release/archive',
    summary: 'The archive of a release; immutable',
    access: 'composition',
    params: ByRelease,
    download: 'application/gzip',
    failures: [404],
  },
  reportCandidate: {
    method: 'POST',
    path: '/api/releases/candidates/:id',
    summary: 'How the smoke render of a candidate went',
    access: 'composition',
    params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
    body: SmokeReport,
    answer: Nothing,
    failures: [404],
  },
  withdrawCanary: {
    method: 'POST',
    path: '/api/releases/canary/withdraw',
    summary: 'End a canary that fails more than the live release',
    access: 'composition',
    body: Type.Object({
      name: DeployableName,
      release: ReleaseId,
      reason: Type.String({ maxLength: 300 }),
      numbers: CanaryNumbers,
    }),
    /** `withdrawn` is false when that canary had ended already. */
    answer: Answer({ withdrawn: Type.Boolean() }),
  },
} as const satisfies Record<string, Call>
