import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startApi } from '../tooling/apiProcess'
import { onPostgresql } from './postgresql'
import { postgresDatabase, seededDataDir } from './prepared'
import { RegistryClient, registryEnv } from './registryClient'
import { aRelease, archiveOf, withFile } from './releaseArchive'
import { root } from './site'

/** Several hundred incompressible kilobytes, so that writing them takes time. */
function largeRelease(id: string): Buffer {
  const content = randomBytes(300_000).toString('hex')
  return archiveOf(withFile(aRelease('shell', id), 'browser/large.js', content))
}

describe('stored releases', () => {
  it('are complete or absent when the api is killed while it stores them [R-735]', async () => {
    const dataDir = seededDataDir()
    const acknowledged = new Map<string, Buffer>()
    let activated = 'shell000001'
    let running: { kill(): Promise<void> } | undefined
    const start = async () => {
      const api = await startApi({ root, env: registryEnv, dataDir })
      running = api
      return api
    }
    try {
      for (let round = 0; round < 2; round += 1) {
        const api = await start()
        const registry = new RegistryClient(api)
        if (round === 0) await registry.begin()
        const release = async (number: number) => {
          const id = `round${round}number${number}`
          const archive = largeRelease(id)
          const published = await registry.send('shell', archive)
          if (published.status === 201) acknowledged.set(id, archive)
          const live = await registry.activate({ shell: id })
          if (live.status === 200) activated = id
          return [published.status, live.status]
        }
        for (let number = 0; number < 3; number += 1) expect(await release(number)).toEqual([201, 200])
        const killed = wait(20 + 40 * round).then(() => api.kill())
        const untilKilled = async (number: number): Promise<void> => release(number).then(() => untilKilled(number + 1))
        await untilKilled(3).catch(() => {})
        await killed

        const again = await start()
        const after = new RegistryClient(again)
        const listed = await after.list('shell')
        expect(listed.map(({ release }) => release)).toEqual(expect.arrayContaining([...acknowledged.keys()]))
        // One more may have been stored before its answer arrived; it is complete like the others.
        for (const { release } of listed) {
          const answer = await fetch(`${again.url}/api/releases/shell/${release}/archive`, {
            headers: { Authorization: `Bearer ${registryEnv.SHELL_KEY}` },
          })
          const bytes = Buffer.from(await answer.arrayBuffer())
          expect(bytes.equals(acknowledged.get(release) ?? bytes)).toBe(true)
          expect((await after.send('shell', bytes)).status).toBe(200)
        }
        const live = listed.find(({ state }) => state === 'live')?.release
        expect([activated, [...acknowledged.keys()].at(-1)]).toContain(live)
        await again.stop()
      }
      expect(acknowledged.size).toBeGreaterThanOrEqual(6)
    } finally {
      await running?.kill()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }, 400_000)

  onPostgresql(
    'are those of the last 30 days, the newest ten, the live ones, and those live in the last 30 days [R-735]',
    async () => {
      const url = await postgresDatabase('empty')
      const api = await startApi({ root, env: { ...registryEnv, SEED: 'none', DATABASE_URL: url } })
      const client = new pg.Client({ connectionString: url })
      try {
        const registry = new RegistryClient(api)
        await registry.begin('blog')
        await registry.publish('blog', 'lately000001')
        await registry.activate({ blog: 'lately000001' })
        for (let number = 10; number < 23; number += 1) await registry.publish('blog', `old0000000${number}`)
        await registry.activate({ blog: 'old000000010' })
        await client.connect()
        await expect(client.query("update release set published_at = now() - interval '40 days'")).rejects.toThrow(
          'never changed',
        )
        await expect(client.query('delete from activation')).rejects.toThrow('never changed')
        await client.query('set session_replication_role = replica') // without the triggers that forbid changes
        await client.query("update release set published_at = published_at - interval '40 days'")
        // The first release was live 40 days ago, for a moment; the next until today.
        await client.query(
          "update activation set at = at - interval '40 days' where changes ->> 'blog' in ('blog000001', 'lately000001')",
        )

        await registry.publish('blog', 'new000000001')
        const kept = (await registry.list('blog')).map(({ release }) => release)
        expect(kept).toEqual([
          'new000000001',
          ...[22, 21, 20, 19, 18, 17, 16, 15, 14].map((number) => `old0000000${number}`), // with it the newest ten
          'old000000010', // live
          'lately000001', // live until today
        ])
        expect((await registry.list('shell')).map(({ state }) => state)).toEqual(['live'])
      } finally {
        await client.end()
        await api.stop()
      }
    },
    120_000,
  )
})
