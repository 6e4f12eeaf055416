import type { TSchema } from 'typebox'
import type { Role } from './account'

/** Callers that bring a key instead of a user's token. */
export type KeyHolder = 'deploy' | 'platform' | 'composition'

/** One call of the api. */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  /** The printed path; `:name` marks a parameter. Also answered under /api, unless it starts with it. */
  path: string
  summary: string
  /**
   * `user` answers 401 without a valid token; a staff role answers 403 to everybody who does not hold it. Programs have
   * keys instead of accounts: a team's deploy key, the platform key (which also counts as every deploy key), or the key
   * of the composition servers.
   */
  access: 'public' | Role | KeyHolder
  params?: TSchema
  query?: TSchema
  body?: TSchema
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
