import { type Static, Type } from 'typebox'
import { Answer, Id, Nothing, Timestamp } from './parts'
import { ReleaseFigure } from './releaseFigures'
import {
  CanaryNumbers,
  CanaryOrNone,
  CanaryTrial,
  DeployableName,
  KeyRow,
  LiveState,
  LogRow,
  OverrideAnswer,
  ReleaseId,
  ReleaseRow,
  Releases,
  SkippedChecks,
  SmokeReport,
} from './releases'
import { compositionKey, deployKey, platformKey } from './rows'

// The calls of the release registry (see releases.ts).

const ByName = Type.Object({ name: DeployableName })
const ByRelease = Type.Object({ name: DeployableName, release: ReleaseId })
const ChosenReleases = Type.Record(DeployableName, ReleaseId, { additionalProperties: false, minProperties: 1 })
const PublishedAnswer = Answer({ name: DeployableName, release: ReleaseId, size: Type.Integer() })

/** The outcome of an activation: `smoke` says in a sentence which pages were rendered, or why none were. */
export const ActivationAnswer = Answer({
  version: Type.Integer(),
  live: Releases,
  canary: CanaryOrNone,
  smoke: Type.String(),
})
export type ActivationAnswer = Static<typeof ActivationAnswer>

export const releaseCalls = {
  publishRelease: deployKey.post('/api/releases/:name', 'Publish a release folder as one tar.gz', {
    long: true,
    params: ByName,
    /** The team's Ed25519 signature over name, id and archive (shared/src/node/releaseSignature.ts). */
    query: Type.Object({
      signature: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{86}$' })),
      skipped: SkippedChecks,
    }),
    upload: 'application/gzip',
    status: 201,
    answer: PublishedAnswer,
    otherAnswers: { 200: PublishedAnswer },
    failures: [409],
  }),
  releases: deployKey.get('/api/releases', 'Stored releases, newest first', {
    query: Type.Object({ name: Type.Optional(DeployableName) }),
    answer: Answer({ version: Type.Integer(), data: Type.Array(ReleaseRow) }),
  }),
  releaseLog: deployKey.get('/api/releases/log', 'The log of releases and keys, newest first', {
    query: Type.Object({ name: Type.Optional(DeployableName) }),
    answer: Answer({ data: Type.Array(LogRow) }),
  }),
  activate: deployKey.post('/api/releases/activate', 'Make releases live, all of them or none', {
    long: true,
    body: Type.Object({
      releases: ChosenReleases,
      expected_version: Type.Optional(Type.Integer({ minimum: 0 })),
      skipped: SkippedChecks,
    }),
    answer: ActivationAnswer,
    failures: [404, 409],
  }),
  rollBack: deployKey.post('/api/releases/:name/rollback', 'Roll back to the release that was live before', {
    long: true,
    params: ByName,
    /** `from`: the live release, so that two rollbacks at once go only one release back. */
    body: Type.Object({ to: Type.Optional(ReleaseId), from: Type.Optional(ReleaseId) }),
    answer: ActivationAnswer,
    failures: [404, 409],
  }),
  canary: deployKey.post(
    '/api/releases/:name/canary',
    'Give a release to a share of visitors; 0 percent withdraws it',
    {
      long: true,
      params: ByName,
      body: Type.Object({
        release: Type.Optional(ReleaseId),
        percent: Type.Integer({ minimum: 0, maximum: 100 }),
        skipped: SkippedChecks,
      }),
      answer: ActivationAnswer,
      failures: [404, 409],
    },
  ),
  overrideRelease: deployKey.post(
    '/api/releases/:name/override',
    'A link that previews a release on the site before it is live',
    { params: ByName, body: Type.Object({ release: ReleaseId }), answer: OverrideAnswer, failures: [404] },
  ),
  removeRemote: deployKey.post(
    '/api/releases/:name/remove',
    'Remove a remote and its pages from the site; its releases are kept',
    { long: true, params: ByName, answer: ActivationAnswer, failures: [404, 409] },
  ),
  deleteRelease: deployKey.delete('/api/releases/:name/:release', 'Delete a release that is no longer needed', {
    params: ByRelease,
    answer: Nothing,
    failures: [404],
  }),
  createKey: platformKey.post('/api/releases/keys', 'A deploy key for one deployable, shown once', {
    body: Type.Object({ name: DeployableName, label: Type.String({ minLength: 1, maxLength: 60 }) }),
    status: 201,
    answer: Answer({ id: Id, key: Type.String() }),
  }),
  keys: platformKey.get('/api/releases/keys', 'Deploy keys, without the keys themselves', {
    answer: Answer({ data: Type.Array(KeyRow) }),
  }),
  revokeKey: platformKey.delete('/api/releases/keys/:id', 'Revoke a deploy key', {
    params: Type.Object({ id: Type.String({ pattern: '^[1-9]\\d{0,8}$' }) }),
    answer: Nothing,
    failures: [404],
  }),

  pollLive: compositionKey.post(
    '/api/releases/live',
    'What a composition server must serve and try, polled once per second',
    {
      quiet: true,
      body: Type.Object({
        /** Random id of the server's process. */
        server: Type.String({ minLength: 1, maxLength: 64 }),
        /** Id of the composition it shows. */
        composition: Type.Optional(Type.String({ maxLength: 64 })),
        trial: Type.Optional(CanaryTrial),
      }),
      answer: Answer(LiveState.properties),
    },
  ),
  reportFigures: compositionKey.post(
    '/api/releases/figures',
    'A composition server’s release metrics for five minutes; a later report replaces an earlier one',
    {
      quiet: true,
      body: Type.Object({
        server: Type.String({ minLength: 1, maxLength: 64 }),
        /** When the five minutes began. */
        since: Timestamp,
        figures: Type.Array(ReleaseFigure, { minItems: 1, maxItems: 200 }),
      }),
      answer: Nothing,
    },
  ),
  archive: compositionKey.get('/api/releases/:name/:release/archive', 'The archive of a release; immutable', {
    params: ByRelease,
    /** With `shown`, only a release that was live, or a canary, at some time. */
    query: Type.Object({ shown: Type.Optional(Type.Literal('1')) }),
    download: 'application/gzip',
    failures: [404],
  }),
  reportCandidate: compositionKey.post('/api/releases/candidates/:id', 'The result of a candidate’s smoke render', {
    params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
    body: SmokeReport,
    answer: Nothing,
    failures: [404],
  }),
  refuseRelease: compositionKey.post(
    '/api/releases/:name/:release/refused',
    'Report that a composition server refuses a release, and why',
    {
      params: ByRelease,
      body: Type.Object({ reason: Type.String({ maxLength: 500 }) }),
      answer: Nothing,
      failures: [404],
    },
  ),
  withdrawCanary: compositionKey.post(
    '/api/releases/canary/withdraw',
    'Stop a canary that fails more often than the live release',
    {
      body: Type.Object({
        name: DeployableName,
        release: ReleaseId,
        reason: Type.String({ maxLength: 300 }),
        numbers: CanaryNumbers,
      }),
      /** `withdrawn` is false when that canary had ended already. */
      answer: Answer({ withdrawn: Type.Boolean() }),
    },
  ),
}
