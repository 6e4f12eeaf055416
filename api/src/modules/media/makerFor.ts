import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Make } from './FileOrder'
import type { PictureQueue } from './PictureQueue'

/** Has files made for the client of a request, in the client's turn and unless the client has left. */
export function makerFor(queue: PictureQueue, request: FastifyRequest, reply: FastifyReply): Make {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return (order) => queue.ask(order, normalizeIP(request.ip), gone.signal)
}
