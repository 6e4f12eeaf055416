import { rmSync } from 'node:fs'
import path from 'node:path'
import { SHORT_LIVED, startPostgres } from '../api/tooling/privatePostgres'
import { API_PORT, dataDir, PORT, SHELL_KEY } from './site'
import { startSite } from './startSite'

const BESIDE = 30

/** Two composition servers, each with an api of its own, on one PostgreSQL and one media folder. */
export class TwoServers {
  readonly origins = [0, 1].map((server) => `http://localhost:${PORT + BESIDE + server}`) as [string, string]
  readonly apiPort = API_PORT + BESIDE
  private readonly folder = `${dataDir}-two`
  private readonly stops: (() => Promise<unknown>)[] = []

  async start() {
    rmSync(this.folder, { recursive: true, force: true })
    const postgres = await startPostgres(SHORT_LIVED)
    this.stops.push(postgres.stop)
    const env = { DATABASE_URL: await postgres.createDatabase(), SHELL_KEY, PICTURES_AHEAD: '0' }
    // One after the other: the first one makes the database.
    for (const server of [0, 1]) {
      const site = await startSite({
        port: PORT + BESIDE + server,
        apiPort: this.apiPort + server,
        dataDir: this.folder,
        env: { ...env, RELEASES_DIR: path.join(this.folder, `releases-${server}`) },
      })
      this.stops.push(site.stop)
    }
  }

  async stop() {
    for (const stop of this.stops.toReversed()) await stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
