import pg from 'pg'
import { untilWaiting } from './lockedOut'
import { onPostgresql } from './postgresql'
import { postgresDatabase } from './prepared'
import { registryEnv } from './registryClient'
import { startSite } from './site'

describe('exported content', () => {
  onPostgresql(
    'is a snapshot, even while a colleague changes content [R-645]',
    async () => {
      const url = await postgresDatabase()
      const site = await startSite('postgresql', registryEnv, url)
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query('begin; lock table former_slug') // read after the pages and before the machines
      const exporting = site.exportContent()
      await untilWaiting(client, 1)
      await client.query("update page set title = 'Changed'")
      await client.query("update machine set name = 'Changed'")
      await client.query('commit')
      const { pages, machines } = await exporting
      const titles = pages.map(({ title }: { title: string }) => title)
      const names = machines.map(({ name }: { name: string }) => name)
      expect([...new Set([...titles, ...names])]).toEqual(['Changed'])
      await client.end()
      await site.stop()
    },
    120_000,
  )
})
