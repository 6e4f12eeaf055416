import { open } from 'node:fs/promises'
import { isLocal } from '@brightfill/shared/node'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../http/HttpProblem'
import type { Parts } from '../parts'
import { inFolder, rowsOf } from './archive'
import { writeRows } from './writeRows'

export const BACKUP_ROWS = '/backup/rows'

/**
 * Every row, for the command `backup` on this machine. Composition servers do not forward it, and the contract does not
 * list it.
 */
export function backupRoutes(app: FastifyInstance, { db, dataDir }: Parts) {
  app.get(BACKUP_ROWS, { schema: { hide: true } }, async (request, reply) => {
    if (!isLocal(request)) throw notFound('There is nothing at this address')
    await request.requireKey('platform')
    // On disk first: a slow reader must not hold up a transaction.
    const file = await inFolder(dataDir, async (folder) => {
      await writeRows(db, rowsOf(folder))
      return open(rowsOf(folder))
    })
    return reply.type('text/plain; charset=utf-8').send(file.createReadStream())
  })
}
