import { type Static, Type } from 'typebox'
import { Answer, Int, Nothing, NullOr } from './parts'
import { FiguresRow } from './releaseFigures'
import { Canary, CanaryNumbers, DeployableName, LogRow, OverrideAnswer, ReleaseId, ReleaseRow } from './releases'
import { admins } from './rows'

// The live releases, as admins see and stop them (O-53). Publishing and activating stay with deploy keys.

/** A release that is live, and the one that a roll back returns to. */
export const LiveRow = Type.Object({ ...ReleaseRow.properties, previous: NullOr(ReleaseId) })
export type LiveRow = Static<typeof LiveRow>

/** The canary that runs, as the composition servers that run have counted it. */
export const RunningCanary = Type.Object({
  ...Canary.properties,
  numbers: CanaryNumbers,
  /** Servers that counted. */
  servers: Int,
})
export type RunningCanary = Static<typeof RunningCanary>

export const ReleaseOverview = Type.Object({
  live: Type.Array(LiveRow),
  canary: NullOr(RunningCanary),
  /** Releases with a view or a failure in the last day. */
  figures: Type.Array(FiguresRow),
  /** The newest lines of the activation log. */
  log: Type.Array(LogRow),
  /** Composition servers that run, and how many different compositions they show: one, unless something goes live. */
  servers: Int,
  compositions: Int,
})
export type ReleaseOverview = Static<typeof ReleaseOverview>

export const officeReleaseCalls = {
  officeReleases: admins.get(
    '/api/office/releases',
    'What is live, how the canary does, and what was done with releases',
    { answer: Answer({ data: ReleaseOverview }) },
  ),
  officeRollBack: admins.post('/api/office/releases/rollback', 'Make the release live again that was live before', {
    long: true,
    /** 409 when `from` is not live any more: somebody else was faster. */
    body: Type.Object({ name: DeployableName, from: ReleaseId, to: ReleaseId }),
    answer: Nothing,
    failures: [404, 409],
  }),
  officeOverride: admins.post(
    '/api/office/releases/override',
    'A link that shows a release on the site to who opens it, before it is live',
    { body: Type.Object({ name: DeployableName, release: ReleaseId }), answer: OverrideAnswer, failures: [404] },
  ),
  officeStopCanary: admins.post('/api/office/releases/canary/stop', 'Stop a canary: everybody gets the live release', {
    body: Type.Object({ name: DeployableName, release: ReleaseId }),
    answer: Nothing,
    failures: [409],
  }),
}
