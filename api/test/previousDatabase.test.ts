import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startApi } from '../tooling/apiProcess.mjs'
import { onPostgresql } from './postgresql'
import { postgresDatabase } from './prepared'
import { runProgram } from './runProgram'
import { root, Site } from './site'

/** The rows of each table before and after, and how many migrations ran. */
interface Migrated {
  before: Record<string, unknown[]>
  after: Record<string, unknown[]>
  migrations: number
}

/** Migrates a database of the first release and opens the site on it. */
async function expectCarriedOn(place: string, env: Record<string, string>, dataDir: string) {
  const { before, after, migrations } = await runProgram<Migrated>('previousDatabase', place)
  expect(migrations).toBeGreaterThan(4)
  expect(Object.values(before).filter((rows) => rows.length === 0)).toEqual([])
  // Manufacturers became options.
  const maker = { id: '5', kind: 'manufacturer', name: 'Maker', position: '0' }
  expect(after).toEqual({ ...before, filter_option: [...(before.filter_option ?? []), maker] })

  const api = await startApi({ root, env: { SEED: 'demo', ...env }, dataDir })
  const site = new Site(api.url, api.stop)
  const { body } = await site.post('/get/products')
  const sets = (await site.post('/get/category')).body
  const withOutput = (await site.post('/get/products', { filters: { output: [25, 25] } })).body
  const orders = (await site.get('/user/get/orders', { Authorization: 'Bearer previous-token' })).body
  const old = (await site.post('/get/product-post', { slug: 'machine-of-old' })).body
  await site.stop()

  expect(body.data.map(({ slug }: { slug: string }) => slug)).toEqual(['second-machine', 'first-machine'])
  expect([...sets.category, ...sets.bottles, ...sets.beverage].map(({ count }: { count: number }) => count)).toEqual([
    2, 2, 1, 1,
  ])
  expect(withOutput.data).toMatchObject([{ slug: 'first-machine' }])
  expect(orders.data).toMatchObject([{ id: 10114, status_name: 'Shipped' }])
  expect(old.product.slug).toBe('first-machine')
}

describe('a database of the first release', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'brightfill-previous-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

  it('is migrated step by step without losing a row, and the site runs on it (embedded) [R-558]', async () => {
    await expectCarriedOn(path.join(dataDir, 'database'), {}, dataDir)
  }, 180_000)

  onPostgresql(
    'is migrated step by step without losing a row, and the site runs on it (postgresql) [R-558]',
    onPostgres,
    180_000,
  )

  onPostgresql(
    'waits for another copy that migrates as long as that takes, and calls keep their limit (postgresql) [R-558]',
    whileWaiting,
    60_000,
  )

  async function whileWaiting() {
    const queryCanceled = '57014'
    expect(await runProgram('waitingMigration', await postgresDatabase('empty'))).toEqual({
      migration: 'done',
      call: queryCanceled,
    })
  }

  async function onPostgres() {
    const url = await postgresDatabase('empty')
    await expectCarriedOn(url, { DATABASE_URL: url }, path.join(dataDir, 'beside'))
  }
})
