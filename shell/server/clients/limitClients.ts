import { addressTest } from '@brightfill/shared/node'
import type { FastifyInstance } from 'fastify'
import { atTheSameTime } from './atTheSameTime'
import { OpenByClient } from './OpenByClient'

/** Connections, and requests that wait for their answer. An office may be one client. */
const LIMITS = {
  development: { connections: { client: 4_000, network: 16_000 }, requests: { client: 2_000, network: 8_000 } },
  production: { connections: { client: 400, network: 1_600 }, requests: { client: 200, network: 800 } },
}

/** Limits what one client and one network may have open, so that they cannot use up memory and file handles. */
export function limitClients(
  app: FastifyInstance,
  { development, trustProxy }: { development: boolean; trustProxy: string[] },
) {
  const limits = LIMITS[development ? 'development' : 'production']
  const isProxy = addressTest(trustProxy)
  const connections = new OpenByClient(limits.connections)

  app.server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    if (isProxy(address, 0)) return // it connects for many
    const close = connections.tryOpen(address)
    if (close) socket.once('close', close)
    else socket.destroy()
  })

  app.addHook('onRequest', atTheSameTime(limits.requests))
}
