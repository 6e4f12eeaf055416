import type { TSchema } from 'typebox'
import type { Role } from './account'

/** Callers that bring a key instead of a user's token. */
export type KeyHolder = 'deploy' | 'platform' | 'composition'

/** A call of the office: for staff with any of the roles (docs/requirements/office.md). */
export interface OfficeAccess {
  roles: readonly Exclude<Role, 'user'>[]
  /**
   * `open`: answers 401 unless the caller brings the token and the cookie of an open office (O-09). `token`: what comes
   * before it is open, with the token alone.
   */
  office: 'open' | 'token'
  /** Whether a program may make the call with the platform key, in place of a person (O-09). */
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
  /** It sends something: with an `Idempotency-Key` it acts once, however often it comes (IDEMPOTENCY_KEY_HEADER). */
  sends?: true
  /** It may take minutes, in which nothing moves on the connection: that is no reason to end it. */
  long?: true
  /** Called once per second: only failures are worth a line in the log. */
  quiet?: true
  /** The body is the content of a whole site, which is larger than anything else that is sent. */
  large?: true
  /** Media type of a body that is one file. */
  upload?: string
  /** Status of a success; 200 when missing. */
  status?: 201
  answer?: TSchema
  /** Media type of an answer that is one file instead. */
  download?: string
  /** Failures whose answer is not a `Problem`. */
  otherAnswers?: Record<number, TSchema>
  /** Failures in addition to those of every call (413, 415, 422, 429, 500). */
  failures?: readonly number[]
}
