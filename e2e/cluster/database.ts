import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const MAILS_WITHIN = 30_000

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Makes the server refuse writes, like a standby that was not promoted. */
export function readOnly({ postgres }: { postgres: { url: (database?: string) => string } }, until: Promise<unknown>) {
  return connected(postgres.url(), async (client) => {
    const set = async (state: 'on' | 'off') => {
      await client.query(`alter system set default_transaction_read_only = ${state}`)
      await client.query('select pg_reload_conf()')
    }
    await set('on')
    await until
    await client.query('set default_transaction_read_only = off')
    await set('off')
  })
}

/** The rows in the database from visitors: forms by company, and e-mails once none is waiting. */
export function countRows(url: string) {
  return connected(url, async (client) => {
    const { rows: forms } = await client.query('select company_name, count(*)::int as n from enquiry group by 1')
    const mails = async () => {
      const { rows } = await client.query(
        `select count(*) filter (where sent_at is not null)::int as sent,
          count(*) filter (where sent_at is null)::int as waiting from outbox`,
      )
      return rows[0]
    }
    const end = Date.now() + MAILS_WITHIN
    while ((await mails()).waiting > 0 && Date.now() < end) await wait(500)
    const { sent, waiting } = await mails()
    return {
      forms: new Map(forms.map(({ company_name, n }) => [company_name, n])) as Map<string, number>,
      mails: sent,
      waiting,
    }
  })
}

/** How much content and how many accounts a database has. */
export function countContent(url: string) {
  return connected(url, async (client) => {
    const { rows } = await client.query(
      'select (select count(*) from page) as pages, (select count(*) from account) as accounts, (select count(*) from machine) as machines',
    )
    return JSON.stringify(rows[0])
  })
}
