import path from 'node:path'
import { startApi } from '../tooling/apiProcess'
import { runCommand } from './command'
import { root, Site, seededSite } from './site'

/** More than any disk has, so that this one counts as full. */
const FULL = { DISK_RESERVE_MB: '100000000' }

describe('a full disk', () => {
  it('is reported by the log, the metrics and the readiness check, while pages still work [R-775]', async () => {
    const { dataDir, env } = await seededSite()
    const api = await startApi({ root, dataDir, env: { ...env, ...FULL, LOG_LEVEL: 'info' } })
    const site = new Site(api.url, api.stop)
    const { status, body } = await site.get('/readyz')
    expect([status, body]).toEqual([200, { status: 'not ready for writing: the disk is full' }])
    await site.get('/readyz')
    expect((await site.get('/metrics')).body).toMatch(/\nbrightfill_disk_free_bytes [1-9]\d+/)
    expect((await site.get('/api/fields?url=/')).status).toBe(200)
    await site.stop()
    expect(api.output().match(/the disk is full: nothing new can be stored/g)).toHaveLength(1)
  }, 180_000)

  it('is reported by the command "check" [R-775]', async () => {
    const { dataDir } = await seededSite()
    const DATA_DIR = path.join(dataDir, 'check')
    expect((await runCommand(['check'], { DATA_DIR, ...FULL })).output).toMatch(/disk +MISSING +full: \d+ MB free/)
    expect((await runCommand(['check'], { DATA_DIR })).output).toMatch(/disk +ok +\d+ MB free/)
  })
})
