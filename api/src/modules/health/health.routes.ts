import type { Stopping } from '@brightfill/shared/node'
import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { DiskSpace } from '../../DiskSpace'
import type { Tables } from '../../database/tables'

const DATABASE_ANSWERS_WITHIN = 3_000
const quiet = { schema: { hide: true }, logLevel: 'warn' } as const

interface HealthParts {
  db: Kysely<Tables>
  stopping: Stopping
  disk: DiskSpace
}

/**
 * `/healthz`: the process lives. `/readyz`: the database answers, and the api is not stopping. A full disk is reported,
 * but the server stays ready, because pages still work. Both ignore maintenance. Servers check every second, so
 * only failures are logged.
 */
export function healthRoutes(app: FastifyInstance, { db, stopping, disk }: HealthParts) {
  app.get('/healthz', quiet, async () => ({ status: 'ok' }))

  app.get('/readyz', quiet, async (request, reply) => {
    await request.spend('readiness')
    if (stopping.isStopping) return reply.code(503).send({ status: 'stopping' })
    const late = new Promise<boolean>((resolve) => setTimeout(resolve, DATABASE_ANSWERS_WITHIN, false).unref())
    const answered = sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    if (await Promise.race([answered, late]))
      return { status: (await disk.isFull()) ? 'not ready for writing: the disk is full' : 'ready' }
    return reply.code(503).send({ status: 'waiting for the database' })
  })
}
