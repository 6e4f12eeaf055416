import { mkdirSync } from 'node:fs'
import { recordSpans, stopGracefully } from '@brightfill/shared/node'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app'
import { closeFolder } from '../database/closeFolder'
import { openSiteDatabase } from '../openSiteDatabase'
import { seedWhenEmpty } from '../seed/seedWhenEmpty'
import type { Settings } from '../settings'
import { openStore } from '../store/openStore'

/** Listens until a signal comes. */
export async function serve(settings: Settings): Promise<void> {
  mkdirSync(settings.dataDir, { recursive: true })
  warnOfOpen(closeFolder(settings.dataDir))
  const endSpans = await recordSpans({ service: 'api', port: settings.port, endpoint: settings.collector })
  const database = await openSiteDatabase(settings)
  const seeded = await seedWhenEmpty(database, openStore(settings), settings)
  let app: FastifyInstance | undefined
  const stopping = stopGracefully(async () => {
    // Running calls get their answer; then the database writes its last checkpoint.
    await app?.close()
    await database.close()
    await endSpans()
  }, settings.drainFor)
  app = await buildApp({ settings, database, stopping, seeded })
  await app.listen({ port: settings.port, host: settings.host })
  process.stdout.write(`The api is listening at http://${settings.host}:${settings.port} (${database.kind} database)\n`)
}

/** Root may have copied thousands of media files: a few names are enough. */
function warnOfOpen(entries: string[]) {
  if (entries.length === 0) return
  const msg = 'other users own entries of DATA_DIR, which stay as they are'
  const line = { level: 40, time: Date.now(), service: 'api', count: entries.length, entries: entries.slice(0, 5), msg }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
