import { type Static, Type } from 'typebox'
import { Changed } from './sends'

/** The one shape of every 4xx and 5xx answer. */
export const Problem = Type.Object({
  result: Type.Literal(0),
  /** Stable name for machines, `not_found`. */
  code: Type.String(),
  /** Sentence for people. */
  message: Type.String(),
  /** Messages by field name. */
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  /** With the code `changed`. */
  changed: Type.Optional(Changed),
  /** Id to give to support and to search for in the log. */
  request_id: Type.String(),
})
export type Problem = Static<typeof Problem>
