import type { Finding } from '@brightfill/shared/node'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Where files are kept that all apis serve: a folder or an S3-compatible store. Names are relative paths:
 * `media/<path>`, `derivatives/…`, `sheets/…`. A file that is there is whole. Every method may throw `Unavailable` when
 * the store is away, within seconds.
 */
export interface Store {
  /** Changes with the file, within seconds when another api replaced it; undefined when there is none. */
  version(name: string): Promise<string | undefined>
  /**
   * Answers with the file, or with the part or the "not modified" that the request asks for.
   * @throws HttpProblem 404 when there is none; `version` knows that from then on
   */
  send(name: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
  /** Makes the file available at a path of this machine, for reading; false when there is none. */
  fetch(name: string, file: string): Promise<boolean>
  /** Keeps a copy of a file of this machine, in the place of a former one. */
  put(file: string, name: string): Promise<void>
  /** Names of all files below a folder. */
  list(folder: string): AsyncIterable<string>
  remove(name: string): Promise<void>
  /** The line that `check` prints about it. */
  look(): Promise<Finding>
}
