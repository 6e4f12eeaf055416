import { type Static, Type } from 'typebox'
import { NullOr } from './parts'
import { DeployableName, ReleaseId } from './releases'

// The figures of releases in production: page views, failures and web vitals, by release (O-53).

const Count = Type.Integer({ minimum: 0, maximum: 2147483647 })

/** A step of a web vital ends this many times as high as the one before. */
export const VITAL_STEP = 1.1

/**
 * How many page views had a value in each step; the office adds up all servers. Step 0 is up to 1, step 75 up to 1,272.
 * Values are milliseconds, and thousandths of CLS.
 */
export const VitalSteps = Type.Record(Type.String({ pattern: '^\\d{1,3}$' }), Count, { additionalProperties: false })
export type VitalSteps = Static<typeof VitalSteps>

/** Most different faults of a release in one span, and characters of a message. */
export const FAULTS = 10
export const FAULT_MESSAGE = 200

/** A failure message, and how often it occurred. */
export const Fault = Type.Object({ message: Type.String({ minLength: 1, maxLength: FAULT_MESSAGE }), count: Count })
export type Fault = Static<typeof Fault>

/** The figures of one composition server about a release in a span of time. */
export const ReleaseFigure = Type.Object({
  name: DeployableName,
  release: ReleaseId,
  /** Documents sent. */
  views: Count,
  /** Pages that failed on the server, and reports of browsers that something failed. */
  errors: Count,
  vitals: Type.Object({ LCP: VitalSteps, INP: VitalSteps, CLS: VitalSteps }),
  /** Messages of the errors. */
  faults: Type.Array(Fault, { maxItems: FAULTS }),
})
export type ReleaseFigure = Static<typeof ReleaseFigure>
export type VitalName = keyof ReleaseFigure['vitals']

/** The 75th percentile of a web vital: milliseconds, or CLS; null without measurements. */
const Percentile = NullOr(Type.Number())

export const FiguresOfSpan = Type.Object({
  views: Count,
  errors: Count,
  lcp: Percentile,
  inp: Percentile,
  cls: Percentile,
})
export type FiguresOfSpan = Static<typeof FiguresOfSpan>

/** A release in the last hour and the last day, as all servers saw it. */
export const FiguresRow = Type.Object({
  name: DeployableName,
  release: ReleaseId,
  hour: FiguresOfSpan,
  day: FiguresOfSpan,
  /** Failures per 1,000 views in each five minutes of the last hour, the oldest first. */
  course: Type.Array(Type.Number({ minimum: 0 })),
  /** The most frequent fault of the last day. */
  fault: NullOr(Fault),
})
export type FiguresRow = Static<typeof FiguresRow>
