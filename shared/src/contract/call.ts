import type { Permission } from '@brightfill/shared/roles'
import type { TSchema } from 'typebox'

/** Callers that bring a key instead of a user's token. */
export type KeyHolder = 'deploy' | 'platform' | 'composition'

/** A call of the office: for staff with the permission, or for all of them. */
export interface OfficeAccess {
  may?: Permission
  /**
   * `open`: answers 401 unless the caller has the token and the cookie of an open office (O-09). `token`: needs only
   * the token, for the steps before the office is open.
   */
  office: 'open' | 'token'
  /** Whether a program may make the call with the platform key, instead of a person (O-09). */
  orPlatformKey?: true
}

/** One call of the api. */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  /** The printed path; `:name` marks a parameter. Also answered under /api, unless it starts with it. */
  path: string
  summary: string
  /**
   * `user` answers 401 without a valid token. Calls for staff belong to the office: no role opens anything by the
   * token alone. Programs have keys instead of accounts: a team's deploy key, the platform key (which also counts as
   * every deploy key), or the key of the composition servers.
   */
  access: 'public' | 'user' | KeyHolder | OfficeAccess
  params?: TSchema
  query?: TSchema
  body?: TSchema
  /** It sends a message: with an `Idempotency-Key` it acts once, however often it comes (IDEMPOTENCY_KEY_HEADER). */
  sends?: true
  /** It may take minutes without traffic, which is no reason to end the connection. */
  long?: true
  /** Called once per second: only failures are worth a line in the log. */
  quiet?: true
  /** The body is the content of a whole site, which is larger than any other. */
  large?: true
  /** Media type of a body that is one file. */
  upload?: string
  /** Bytes of that file, if the contract limits them; for a release they are a setting. */
  most?: number
  /** Status of a success; 200 when missing. */
  status?: 201
  answer?: TSchema
  /** Media type of an answer that is one file instead. */
  download?: string
  /** Failures that answer with something other than a `Problem`. */
  otherAnswers?: Record<number, TSchema>
  /** Failures in addition to those of every call (413, 415, 422, 429, 500). */
  failures?: readonly number[]
}
