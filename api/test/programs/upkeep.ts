import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../../src/database/database'
import { createRepos } from '../../src/repos'
import { readSettings } from '../../src/settings'
import { upkeep } from '../../src/upkeep'

// Prints which requests, sessions and mails of different ages upkeep leaves, as one line of JSON. It runs twice at
// once, as in two copies of the api. Parameter: the address of an empty database, or nothing for an embedded one.

const dataDir = mkdtempSync(path.join(tmpdir(), 'brightfill-upkeep-'))
const { db, close } = await openDatabase({
  url: process.argv[2],
  dataDir,
  statementTimeout: 15_000,
  onTrouble: (reason) => process.stderr.write(reason),
  onLost: (error) => {
    throw error
  },
})
const repos = createRepos(db, readSettings({}))
const account = await repos.accounts.create({ email: 'a@upkeep.example', name: 'A', password_hash: null })
for (const days of [29, 31]) {
  const ago = sql<Date>`now() - ${days}::int * interval '1 day'`
  const person = { name: 'A', phone: '1', email: 'a@upkeep.example', created_at: ago }
  await db
    .insertInto('enquiry')
    .values({ ...person, reference: `${days}`, company_name: 'A', full_address: '', message: '' })
    .execute()
  await db
    .insertInto('sell_request')
    .values({ ...person, reference: `S-${days}`, last_name: 'A', manufacturer: 'A', model: 'A', year: '2001' })
    .execute()
  await db
    .insertInto('outbox')
    .values({ message_id: `${days}`, recipient: 'a', subject: 's', text_part: 't', html_part: 'h', sent_at: ago })
    .execute()
  const expires_at = sql<Date>`${ago} + interval '30 days'`
  await db
    .insertInto('sign_in_journey')
    .values({ state_hash: `${days}`, provider: 'google', cookie_hash: 'c', nonce: 'n', code_verifier: 'v', expires_at })
    .execute()
  await db
    .insertInto('unfinished_sign_in')
    .values({ cookie_hash: `${days}`, provider: 'linkedin', subject: 's', name: 'A', last_name: 'A', expires_at })
    .execute()
  await db
    .insertInto('session')
    .values({ token_hash: `${days}`, account_id: account.id, expires_at })
    .execute()
}
await Promise.all([upkeep(repos, 30), upkeep(repos, 30)])
const left: Record<string, string[]> = {}
for (const [table, column] of Object.entries({
  enquiry: 'reference',
  sell_request: 'reference',
  outbox: 'message_id',
  session: 'token_hash',
  sign_in_journey: 'state_hash',
  unfinished_sign_in: 'cookie_hash',
})) {
  const { rows } = await sql<{ name: string }>`select ${sql.ref(column)} as name from ${sql.table(table)}`.execute(db)
  left[table] = rows.map(({ name }) => name)
}
const counted = await sql<{
  kind: string
  number: number
}>`select kind, number from enquiry_statistic order by kind`.execute(db)
left.counted = counted.rows.map(({ kind, number }) => `${kind}: ${number}`)
await close()
rmSync(dataDir, { recursive: true, force: true })
process.stdout.write(`${JSON.stringify(left)}\n`)
