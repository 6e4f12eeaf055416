import pg from 'pg'
import { newPerson, Office } from './office'
import { listen } from './officeEvents'
import { onPostgresql } from './postgresql'
import { postgresDatabase } from './prepared'
import { PLATFORM_KEY } from './registryClient'
import { startSite } from './site'

describe('the events of an open office', () => {
  onPostgresql(
    'do not report it as closed while the database is unavailable; the browser reconnects and misses no change [O-44]',
    async () => {
      const url = await postgresDatabase()
      const site = await startSite('postgresql', { PLATFORM_KEY }, url)
      const database = new pg.Client({ connectionString: url })
      await database.connect()
      await newPerson(site, 'hanna@stream.example', ['sales'])
      const office = await Office.open(site, 'hanna@stream.example')
      const events = await listen(office)
      await database.query('alter table office_session rename to office_session_away')
      await database.query("insert into office_change (what, reference) values ('thread', 'E-22222222')")
      await events.hear('event:')
      expect(events.heard).not.toContain('event:')
      expect(await events.hasEnded()).toBe(true)
      await database.query('alter table office_session_away rename to office_session')
      const again = await listen(office)
      await database.query("insert into office_change (what, reference) values ('thread', 'E-33333333')")
      await again.hear('E-33333333')
      expect(again.heard).toContain('E-33333333')
      await database.end()
      await site.stop()
    },
    60_000,
  )
})
