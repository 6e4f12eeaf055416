import { countContent } from './database.mjs'
import { Server } from './server.mjs'

/**
 * Starts two apis at once on an empty database, again and again.
 * @param {import('./topology.mjs').Site} site
 * @param {number} times
 * @returns {Promise<string>} a line to print
 * @throws Error when one ends, or the database is not seeded once
 */
export async function startTogether({ apis, postgres }, times) {
  const contents = new Set()
  for (let time = 0; time < times; time += 1) {
    const url = await postgres.createDatabase()
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
    contents.add(await countContent(url))
  }
  if (contents.size > 1) throw new Error(`seeded differently: ${[...contents].join(' ')}`)
  return `${times} times two apis on one empty database: 0 ended, each seeded once (${[...contents][0]})`
}
