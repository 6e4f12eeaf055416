import pg from 'pg'
import { hasPostgresql, onPostgresql } from './postgresql'
import { postgresDatabase } from './prepared'
import { type Site, startSite } from './site'

describe('saved machines', () => {
  let site: Site
  let client: pg.Client
  beforeAll(async () => {
    if (!hasPostgresql) return
    const url = await postgresDatabase()
    site = await startSite('postgresql', {}, url)
    client = new pg.Client({ connectionString: url })
    await client.connect()
  }, 180_000)
  afterAll(async () => {
    await client?.end()
    await site?.stop()
  })

  onPostgresql(
    'are 500 at most, even with simultaneous saves; an existing one can be saved again [R-593]',
    async () => {
      const { rows } = await client.query<{ id: number }>(`
      insert into machine (slug, name, published_at) select 'many-' || n, 'Many ' || n, now()
      from generate_series(1, 502) as n returning id`)
      const ids = rows.map(({ id }) => id)
      await client.query(
        `insert into product_filter (machine_id, published_at, search) select unnest($1::int[]), now(), ''::tsvector`,
        [ids],
      )
      await client.query(
        `insert into wishlist (account_id, machine_id, known_state)
       select account.id, unnest($1::int[]), 'available' from account where email_key = 'demo@brightfill.example'`,
        [ids.slice(0, 499)],
      )
      await client.query(`delete from wishlist where machine_id <> all($1::int[])`, [ids])
      const token = await site.signIn()
      const set = (id: number | undefined, isChecked: 0 | 1) =>
        site.post('/post/checked-wishlist', { event_id: id, isChecked }, { token })
      const answers = await Promise.all([set(ids[500], 1), set(ids[501], 1)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const refused = answers.find(({ status }) => status === 409)
      expect(refused?.body.message).toBe('You can save up to 500 machines. Remove one first.')

      expect((await set(ids[0], 1)).status).toBe(200)
      expect((await set(ids[0], 0)).body.in_wishlist).toBe(0)
      expect((await set(ids[499], 1)).status).toBe(200)
      expect((await site.post('/user/get/wishlist', {}, { token })).body.data).toHaveLength(500)
    },
  )
})
