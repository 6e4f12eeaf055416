import { problemOf } from '@brightfill/shared/node'
import type { onRequestHookHandler } from 'fastify'
import { Counter } from './Counter'
import { clientOf } from './requester'

/** A hook that lets each client have so many requests open at the same time. */
export function atTheSameTime(most: number): onRequestHookHandler {
  const open = new Counter()

  return (request, reply, done) => {
    const client = clientOf(request)
    if (open.of(client) >= most) {
      const message = 'You have too many requests open at the same time'
      // The rest of a body that arrives slowly is not waited for.
      reply.code(429).headers({ 'Retry-After': '1', Connection: 'close' })
      return reply.send(problemOf(request, { code: 'too_many_requests', message }))
    }
    open.add(client)
    reply.raw.once('close', () => open.remove(client))
    done()
  }
}
