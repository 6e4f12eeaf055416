import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { startApi } from '../tooling/apiProcess'
import { runCommand } from './command'
import { runProgram } from './runProgram'
import { root } from './site'

describe('the embedded database', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'brightfill-embedded-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  it('refuses a second process on its folder with one line, takes the folder over from a killed one, and keeps its rows', async () => {
    const first = await startApi({ root, dataDir })
    const refused = await startApi({ root, dataDir }).catch((error: Error) => error.message)
    const body = new URLSearchParams({
      name: 'Ada',
      phone: '01632 960001',
      email: 'ada@embedded.example',
      password: 'Abcdefg1',
    })
    const { status } = await fetch(`${first.url}/registration/account`, { method: 'POST', body })
    await first.kill()
    const second = await startApi({ root, dataDir })
    const again = await fetch(`${second.url}/registration/account`, { method: 'POST', body })
    const code = await second.stop()

    expect(refused).toMatch(/could not start: DATA_DIR .* is in use by process \d+/)
    expect([status, again.status]).toEqual([201, 409])
    expect(code).toBe(0)
  }, 180_000)

  it('keeps its files from other users of the machine', () => {
    const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
    expect(files).toEqual(expect.arrayContaining(['database/PG_VERSION', 'media/brand/favicon.svg']))
    expect(files.filter((file) => statSync(path.join(dataDir, file)).mode & 0o077)).toEqual([])
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  })

  describe('with a folder locked in another container with the same host name', () => {
    const file = path.join(dataDir, 'in-use.lock')
    // The view of the other process; here, no process has that pid.
    const other = JSON.stringify({
      pid: 2 ** 22,
      host: hostname(),
      space: 'another container',
      started: '1',
      id: 'other',
    })
    const touch = (secondsAgo = 0) => utimesSync(file, Date.now() / 1000, Date.now() / 1000 - secondsAgo)

    it('does not start while the other process shows signs of life', async () => {
      writeFileSync(file, other)
      const living = setInterval(touch, 1000)
      const refused = await startApi({ root, dataDir }).catch((error: Error) => error.message)
      clearInterval(living)

      expect(refused).toMatch(/could not start: DATA_DIR .* is in use by process 4194304 on /)
      expect(readFileSync(file, 'utf8')).toBe(other)
    })

    it('takes the folder over otherwise, ends when it is taken again, and leaves the lock to its holder', async () => {
      touch(25)
      const api = await startApi({ root, dataDir })
      writeFileSync(file, other)
      const code = await api.ended

      expect(code).toBe(1)
      expect(api.output()).toMatch(/is stopping: DATA_DIR .* is in use by process 4194304 on /)
      expect(readFileSync(file, 'utf8')).toBe(other)
      rmSync(file)
    })

    it('releases its own lock when it stops', async () => {
      const api = await startApi({ root, dataDir })
      expect(existsSync(file)).toBe(true)
      await api.stop()
      expect(existsSync(file)).toBe(false)
    })
  })

  it('is unchanged after a second start [R-557]', async () => {
    const read = async () => {
      const api = await startApi({ root, dataDir })
      const pages = await (await fetch(`${api.url}/pages`)).json()
      const machines = await (await fetch(`${api.url}/get/products`, { method: 'POST' })).json()
      await api.stop()
      return { pages, machines }
    }
    expect(await read()).toEqual(await read())
  }, 180_000)

  it('of a release before 1.0 is refused in one sentence, and left unchanged [R-558]', async () => {
    const previous = path.join(dataDir, 'previous')
    const folder = path.join(previous, 'database')
    mkdirSync(previous)
    await runProgram('previousDatabase', 'make', folder)
    const { code, output } = await runCommand([], { DATA_DIR: previous })
    expect([code, output]).toEqual([1, expect.stringContaining('was made by a release before 1.0')])
    expect(await runProgram('previousDatabase', 'look', folder)).toEqual(['kysely_migration'])
  }, 180_000)
})
