import { addressTest } from '@brightfill/shared/node'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { atTheSameTime } from './atTheSameTime'
import { Counter } from './Counter'

/** Connections of one client, and requests of one client whose answer is not sent yet. An office may be one client. */
const LIMITS = {
  development: { connections: 4_000, requests: 2_000 },
  production: { connections: 400, requests: 200 },
}

/** Limits what one client may have open, so that it cannot take all memory and all files of the server. */
export function limitClients(
  app: FastifyInstance,
  { development, trustProxy }: { development: boolean; trustProxy: string[] },
) {
  const limits = LIMITS[development ? 'development' : 'production']
  const isProxy = addressTest(trustProxy)
  const connections = new Counter()

  app.server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    if (isProxy(address, 0)) return // it connects for many
    const client = normalizeIP(address)
    if (connections.of(client) >= limits.connections) return socket.destroy()
    connections.add(client)
    socket.once('close', () => connections.remove(client))
  })

  app.addHook('onRequest', atTheSameTime(limits.requests))
}
