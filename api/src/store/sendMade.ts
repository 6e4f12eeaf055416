import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpProblem } from '../http/HttpProblem'
import type { Store } from './Store'

/**
 * Answers with a generated file. If another api has just replaced its sources and removed it, answers with its
 * replacement.
 * @param findAgain the current name of the file
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
