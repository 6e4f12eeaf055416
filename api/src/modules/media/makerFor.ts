import { clientOf } from '@brightfill/shared/node'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Make } from './FileOrder'
import type { PictureQueue } from './PictureQueue'

/** Makes files for the client of a request, in the client's turn, unless the client has left. */
export function makerFor(queue: PictureQueue, request: FastifyRequest, reply: FastifyReply): Make {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return (order) => queue.ask(order, clientOf(request), gone.signal)
}
