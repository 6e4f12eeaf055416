import { type Static, Type } from 'typebox'
import { Answer, Int, Nothing, NullOr } from './parts'
import { FiguresRow } from './releaseFigures'
import { Canary, CanaryNumbers, DeployableName, LogRow, OverrideAnswer, ReleaseId, ReleaseRow } from './releases'
import { staffWith } from './rows'

const releases = staffWith('releases.write')

// The live releases, as admins see and stop them (O-53). Publishing and activating stay with deploy keys.

/** A release that is live, and the one that a roll back returns to. */
export const LiveRow = Type.Object({ ...ReleaseRow.properties, previous: NullOr(ReleaseId) })
export type LiveRow = Static<typeof LiveRow>

/** The running canary, as counted by the running composition servers. */
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
  /** Running composition servers, and how many different compositions they show: one, unless one is going live. */
  servers: Int,
  compositions: Int,
})
export type ReleaseOverview = Static<typeof ReleaseOverview>

export const officeReleaseCalls = {
  officeReleases: releases.get('/api/office/releases', 'Live releases, canary metrics and the activation log', {
    answer: Answer({ data: ReleaseOverview }),
  }),
  officeRollBack: releases.post('/api/office/releases/rollback', 'Roll back to the release that was live before', {
    long: true,
    /** 409 when `from` is no longer live, because a colleague was faster. */
    body: Type.Object({ name: DeployableName, from: ReleaseId, to: ReleaseId }),
    answer: Nothing,
    failures: [404, 409],
  }),
  officeOverride: releases.post(
    '/api/office/releases/override',
    'A link that previews a release on the site before it is live',
    { body: Type.Object({ name: DeployableName, release: ReleaseId }), answer: OverrideAnswer, failures: [404] },
  ),
  officeStopCanary: releases.post(
    '/api/office/releases/canary/stop',
    'Stop a canary, so that all visitors get the live release',
    {
      body: Type.Object({ name: DeployableName, release: ReleaseId }),
      answer: Nothing,
      failures: [409],
    },
  ),
}
