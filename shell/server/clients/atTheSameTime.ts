import { problemOf } from '@brightfill/shared/node'
import type { onRequestHookHandler } from 'fastify'
import { OpenByClient, type PerClient } from './OpenByClient'

/** A hook that lets each client, and each network, have so many requests open at the same time. */
export function atTheSameTime(most: PerClient): onRequestHookHandler {
  const open = new OpenByClient(most)

  return (request, reply, done) => {
    const close = open.tryOpen(request.ip)
    if (!close) {
      const message = 'You have too many requests open at the same time'
      // The rest of a body that arrives slowly is not waited for.
      reply.code(429).headers({ 'Retry-After': '1', Connection: 'close' })
      return reply.send(problemOf(request, { code: 'too_many_requests', message }))
    }
    reply.raw.once('close', close)
    done()
  }
}
