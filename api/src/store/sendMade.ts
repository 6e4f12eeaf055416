import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpProblem } from '../http/HttpProblem'
import type { Store } from './Store'

/**
 * Answers with a file that was made of others. Another api may have replaced those and removed it a moment ago: then
 * with the one that took its place.
 * @param findAgain name of the file as of now
 */
export async function sendMade(
  store: Store,
  name: string,
  findAgain: () => Promise<string | undefined>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    return await store.send(name, request, reply)
  } catch (error) {
    const isMissing = error instanceof HttpProblem && error.statusCode === 404
    const other = isMissing ? await findAgain() : undefined
    if (!other) throw error
    return store.send(other, request, reply)
  }
}
