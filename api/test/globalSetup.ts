import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startApi } from '../tooling/apiProcess'
import { findPostgres, SHORT_LIVED, startPostgres } from '../tooling/privatePostgres'
import { tellPrepared } from './prepared'

const root = path.resolve(__dirname, '../..')

/**
 * Builds the api when it is stale and starts it once on each empty database. Tests get copies of the result instead of
 * waiting some seconds each. Jest calls this once, before the first test file.
 */
export default async function prepare() {
  execFileSync(process.execPath, [path.join(root, 'shared/tooling/brightfill.mjs'), 'build', 'api'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const folder = mkdtempSync(path.join(tmpdir(), 'brightfill-prepared-'))
  const dataDirs = { embedded: path.join(folder, 'embedded'), postgresql: path.join(folder, 'postgresql') }
  await fill(dataDirs.embedded)
  const server = findPostgres() ? await startPostgres(SHORT_LIVED) : undefined
  const seeded = await server?.createDatabase()
  if (seeded) await fill(dataDirs.postgresql, { DATABASE_URL: seeded })
  tellPrepared({
    dataDirs,
    postgres: server && seeded ? { server: server.url(), seeded: path.basename(seeded) } : undefined,
  })
  Object.assign(globalThis, {
    brightfill_removePrepared: async () => {
      await server?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  })
}

async function fill(dataDir: string, env: Record<string, string> = {}) {
  await (await startApi({ root, env, dataDir })).stop()
}
