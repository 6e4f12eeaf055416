import { type Static, Type } from 'typebox'

/** The one shape of every 4xx and 5xx answer. */
export const Problem = Type.Object({
  result: Type.Literal(0),
  /** Stable name for machines, `not_found`. */
  code: Type.String(),
  /** Sentence for people. */
  message: Type.String(),
  /** Messages by the field they belong to. */
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  /** What to tell support, and what to look for in the log. */
  request_id: Type.String(),
})
export type Problem = Static<typeof Problem>
