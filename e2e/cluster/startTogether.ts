import { startPostgres } from '../../api/tooling/privatePostgres'
import { countContent } from './database'
import { Server } from './server'
import type { Site } from './topology'

/**
 * Starts two apis at once on an empty database, again and again. The databases are on a server of their own: the
 * site's, restarted after it was killed, would first look through all of them.
 * @returns a line to print
 * @throws Error when one ends, or the database is not seeded once
 */
export async function startTogether({ apis }: Site, times: number): Promise<string> {
  const contents = new Set()
  const postgres = await startPostgres()
  try {
    for (let time = 0; time < times; time += 1) contents.add(await startPair(apis, await postgres.createDatabase()))
  } finally {
    await postgres.stop()
  }
  if (contents.size > 1) throw new Error(`seeded differently: ${[...contents].join(' ')}`)
  return `${times} times two apis on one empty database: 0 ended, each seeded once (${[...contents][0]})`
}

/**
 * @param url of an empty database
 * @returns its content then
 */
async function startPair(apis: Server[], url: string): Promise<string> {
  const pair = apis.map(
    ({ name, main, origin, env }) =>
      new Server(name, { main, origin, env: { ...env, DATABASE_URL: url, SEED: 'demo' } }),
  )
  for (const api of pair) api.start()
  try {
    await Promise.all(pair.map((api) => api.untilReady()))
  } finally {
    await Promise.all(pair.map((api) => api.end('SIGKILL')))
  }
  return countContent(url)
}
