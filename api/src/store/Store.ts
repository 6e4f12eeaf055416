import type { Finding } from '@brightfill/shared/node'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * The files that all apis serve: in a folder or an S3-compatible store. Names are relative paths: `media/<path>`,
 * `derivatives/…`, `sheets/…`. Files are always complete. All methods may throw `Unavailable`, within seconds, when the
 * store is unreachable.
 */
export interface Store {
  /** Changes with the file, within seconds if another api replaced it; undefined without a file. */
  version(name: string): Promise<string | undefined>
  /**
   * Answers with the file, a range of it, or "not modified", as requested.
   * @throws HttpProblem 404 when there is none; `version` then knows that
   */
  send(name: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** Makes the file readable at a local path; false when there is none. */
  fetch(name: string, file: string): Promise<boolean>
  /** Stores a copy of a local file, replacing an older one. */
  put(file: string, name: string): Promise<void>
  /** Names of all files below a folder. */
  list(folder: string): AsyncIterable<string>
  remove(name: string): Promise<void>
  /** The line that `check` prints. */
  look(): Promise<Finding>
}
