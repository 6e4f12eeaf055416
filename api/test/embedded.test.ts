import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startApi } from '../tooling/apiProcess.mjs'
import { root } from './site'

describe('embedded database', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'brightfill-embedded-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  it('refuses a second process on its folder with one line, takes the folder over from one that was killed, and keeps what it had', async () => {
    const first = await startApi({ root, dataDir })
    const refused = await startApi({ root, dataDir }).catch((error: Error) => error.message)
    const body = new URLSearchParams({ name: 'Ada', phone: '1', email: 'ada@embedded.example', password: 'Abcdefg1' })
    const { status } = await fetch(`${first.url}/registration/account`, { method: 'POST', body })
    await first.kill()
    const second = await startApi({ root, dataDir })
    const again = await fetch(`${second.url}/registration/account`, { method: 'POST', body })
    const code = await second.stop()

    expect(refused).toMatch(/does not start: DATA_DIR .* is in use by process \d+/)
    expect([status, again.status]).toEqual([201, 409])
    expect(code).toBe(0)
  }, 180_000)

  it('R-557: a second start changes nothing', async () => {
    const read = async () => {
      const api = await startApi({ root, dataDir })
      const pages = await (await fetch(`${api.url}/pages`)).json()
      const machines = await (await fetch(`${api.url}/get/products`, { method: 'POST' })).json()
      await api.stop()
      return { pages, machines }
    }
    expect(await read()).toEqual(await read())
  }, 180_000)
})
