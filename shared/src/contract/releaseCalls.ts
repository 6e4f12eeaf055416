import { type Static, Type } from 'typebox'
import type { Call } from './call'
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

// The calls of the release registry (see releases.ts).

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
    /** The team's Ed25519 signature over name, id and archive (shared/src/node/releaseSignature.mjs). */
    query: Type.Object({
      signature: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{86}$' })),
      skipped: SkippedChecks,
    }),
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
  releaseLog: {
    method: 'GET',
    path: '/api/releases/log',
    summary: 'What was done with releases and keys, newest first',
    access: 'deploy',
    query: Type.Object({ name: Type.Optional(DeployableName) }),
    answer: Answer({ data: Type.Array(LogRow) }),
  },
  activate: {
    method: 'POST',
    path: '/api/releases/activate',
    summary: 'Make releases live, all or none',
    access: 'deploy',
    body: Type.Object({
      releases: ChosenReleases,
      expected_version: Type.Optional(Type.Integer({ minimum: 0 })),
      skipped: SkippedChecks,
    }),
    answer: ActivationAnswer,
    failures: [404, 409],
  },
  rollBack: {
    method: 'POST',
    path: '/api/releases/:name/rollback',
    summary: 'Make the release live that was live before',
    access: 'deploy',
    params: ByName,
    /** `from`: the release that is live, so that two who roll back at once go one release back. */
    body: Type.Object({ to: Type.Optional(ReleaseId), from: Type.Optional(ReleaseId) }),
    answer: ActivationAnswer,
    failures: [404, 409],
  },
  canary: {
    method: 'POST',
    path: '/api/releases/:name/canary',
    summary: 'Give a release to a part of the visitors; 0 percent withdraws it',
    access: 'deploy',
    params: ByName,
    body: Type.Object({
      release: Type.Optional(ReleaseId),
      percent: Type.Integer({ minimum: 0, maximum: 100 }),
      skipped: SkippedChecks,
    }),
    answer: ActivationAnswer,
    failures: [404, 409],
  },
  overrideRelease: {
    method: 'POST',
    path: '/api/releases/:name/override',
    summary: 'A link that shows a release on the site to who opens it, before it is live',
    access: 'deploy',
    params: ByName,
    body: Type.Object({ release: ReleaseId }),
    answer: OverrideAnswer,
    failures: [404],
  },
  removeRemote: {
    method: 'POST',
    path: '/api/releases/:name/remove',
    summary: 'Take a remote and its pages out of the site; its releases are kept',
    access: 'deploy',
    params: ByName,
    answer: ActivationAnswer,
    failures: [404, 409],
  },
  deleteRelease: {
    method: 'DELETE',
    path: '/api/releases/:name/:release',
    summary: 'Delete a release that nobody needs',
    access: 'deploy',
    params: ByRelease,
    answer: Nothing,
    failures: [404],
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
      trial: Type.Optional(CanaryTrial),
    }),
    answer: Answer(LiveState.properties),
  },
  reportFigures: {
    method: 'POST',
    path: '/api/releases/figures',
    summary: 'What a composition server saw of releases in five minutes; a later report takes the place of a former',
    access: 'composition',
    body: Type.Object({
      server: Type.String({ minLength: 1, maxLength: 64 }),
      /** When the five minutes began. */
      since: Timestamp,
      figures: Type.Array(ReleaseFigure, { minItems: 1, maxItems: 200 }),
    }),
    answer: Nothing,
  },
  archive: {
    method: 'GET',
    path: '/api/releases/:name/:release/archive',
    summary: 'The archive of a release; immutable',
    access: 'composition',
    params: ByRelease,
    /** With `shown`, only a release that was live, or a canary, at some time. */
    query: Type.Object({ shown: Type.Optional(Type.Literal('1')) }),
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
  refuseRelease: {
    method: 'POST',
    path: '/api/releases/:name/:release/refused',
    summary: 'Say that a composition server does not take a release, and why',
    access: 'composition',
    params: ByRelease,
    body: Type.Object({ reason: Type.String({ maxLength: 500 }) }),
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
