import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { createRepos } from '../../src/createRepos'
import { openDatabase } from '../../src/database/database'
import { readSettings } from '../../src/settings'
import { upkeep } from '../../src/upkeep'

// Prints which requests, sessions and mails of different ages remain after upkeep, as one line of JSON. It runs twice
// at once, as with two apis. Parameter: the address of an empty database, or nothing for an embedded one.

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

/** The recipients of upkeep's mails around the day of a next step. */
async function remindersOf(assigned_to: number): Promise<string[]> {
  const on_the_29th = { assigned_to, next_step: 'Call', next_step_on: '2027-03-29' }
  await db.updateTable('thread').set(on_the_29th).where('reference', '=', '29').execute()
  // 29 March 2027 is the day after clocks go forward in London.
  const mails = await mailsAt(['2027-03-28 22:59:00+00', '2027-03-29 05:59:00+00', '2027-03-29 06:01:00+00'])
  const [next] = await mailsAt(['2027-03-30 09:00:00+00'])
  await db.updateTable('thread').set({ reminded_at: null }).execute()
  await db.updateTable('account').set({ roles: [] }).execute()
  const [former] = await mailsAt(['2027-03-30 09:00:00+00'])
  return [...mails, next, former].map((mail) => (mail ? `${mail.recipient}: ${mail.subject}` : 'nobody'))
}

/** The daily mails about an enquiry sent at different times, also across the change of clocks. */
async function daysOf(id: number): Promise<string[]> {
  await db
    .updateTable('account')
    .set({ roles: ['sales'], announcements: 'daily' })
    .where('id', '=', id)
    .execute()
  const arrivals = { '29': '2027-03-26 07:05:00+00', 'S-29': '2027-03-27 07:10:00+00' }
  for (const [reference, created_at] of Object.entries(arrivals))
    await db.updateTable('thread').set({ created_at, next_step_on: null }).where('reference', '=', reference).execute()
  const mails = await mailsAt([
    '2027-03-26 07:01:00+00',
    '2027-03-27 07:14:00+00',
    '2027-03-28 06:20:00+00',
    '2027-03-28 09:00:00+00',
  ])
  return mails.map((mail) => mail?.text_part.split('\n', 1)[0] ?? 'nobody')
}

/** The mail written at each moment, with a faked clock of the database. */
async function mailsAt(moments: readonly string[]) {
  const found = []
  for (const moment of moments) {
    const [mail] = await db.connection().execute(async (on) => {
      // A schema before pg_catalog in the path is searched first.
      await sql`create or replace function public.now() returns timestamptz language sql
        as ${sql.lit(`select timestamptz '${moment}'`)}`.execute(on)
      await sql`set search_path = public, pg_catalog`.execute(on)
      const before = await repos.outbox.on(on).latest(100)
      await createRepos(on, readSettings({})).announcements.due()
      const mails = await repos.outbox.on(on).latest(100)
      await sql`reset search_path`.execute(on)
      return mails.slice(0, mails.length - before.length)
    })
    found.push(mail)
  }
  return found
}
const account = await repos.accounts.create({ email: 'a@upkeep.example', name: 'A', password_hash: null })
await db
  .updateTable('account')
  .set({ roles: ['sales'] })
  .execute()
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
  await db
    .insertInto('sent_message')
    .values({ key: `${days}`, fingerprint: 'f', outcome: 'null', sent_at: ago })
    .execute()
  await db
    .insertInto('record_version')
    .values({
      record: `${days}`,
      version: '1',
      parts: '{}',
      changed_at: sql<Date>`now() - ${3 * days}::int * interval '1 day'`,
    })
    .execute()
}
const leaving = await repos.accounts.create({
  email: 'b@upkeep.example',
  name: 'B',
  password_hash: null,
  verified_at: new Date(),
})
for (const [of, account_id, years] of [
  ['nobody', null, 9],
  ['nobody', null, 11],
  ['somebody', account.id, 11],
] as const)
  await db
    .insertInto('customer_order')
    .values({
      account_id,
      status_name: `of ${of}, ${years} years old`,
      created_at: sql<Date>`now() - ${years}::int * interval '1 year'`,
    })
    .execute()
for (const [slug, state, days] of [
  ['sold-for-13-days', 'sold', 13],
  ['sold-for-15-days', 'sold', 15],
  ['for-sale', 'available', 15],
] as const) {
  await sql`
    with made as (
      insert into machine (slug, name, selling_state, published_at)
      values (${slug}, ${slug}, ${state}, now()) returning id
    ) insert into product_filter (machine_id, published_at, search) select id, now(), ''::tsvector from made`.execute(
    db,
  )
  await sql`
    update machine set sold_at = sold_at - ${days}::int * interval '1 day' where slug = ${slug}`.execute(db)
}
for (const days of [29, 31]) {
  const at = sql<Date>`now() - ${days}::int * interval '1 day'`
  const { rows: deleted } = await sql<{ id: number }>`
    insert into machine (slug, name, deleted_at) values (${`deleted-${days}-days-ago`}, '', ${at}) returning id`.execute(
    db,
  )
  const ref = { kind: 'machine' as const, key: String(deleted[0]?.id) }
  await repos.drafts.save(ref, {}, 'A')
  await db
    .insertInto('content_bin')
    .values({ ...ref, name: `${days} days`, by: 'A', at })
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
  sent_message: 'key',
  record_version: 'record',
})) {
  const { rows } = await sql<{ name: string }>`select ${sql.ref(column)} as name from ${sql.table(table)}`.execute(db)
  left[table] = rows.map(({ name }) => name)
}
async function counted(): Promise<string[]> {
  const { rows } = await sql<{ kind: string; number: number }>`
    select kind, sum(number)::int as number from enquiry_statistic group by kind order by kind`.execute(db)
  return rows.map(({ kind, number }) => `${kind}: ${number}`)
}
left.counted = await counted()
const { rows: binned } = await sql<{ name: string }>`
  select concat_ws(', ', content_bin.name, machine.slug, draft.by) as name from content_bin
  full join machine on machine.id = key::int full join draft on draft.key = machine.id::text
  where machine.deleted_at is not null or draft.key is not null`.execute(db)
left.bin = binned.map(({ name }) => name)
const { rows: listed } = await sql<{ slug: string }>`
  select slug from machine join product_filter on machine_id = machine.id order by slug`.execute(db)
left.listed = listed.map(({ slug }) => slug)
const { rows: orders } = await sql<{ name: string }>`
  select status_name as name from customer_order order by status_name`.execute(db)
left.orders = orders.map(({ name }) => name)
await db
  .insertInto('enquiry')
  .values({
    name: 'B',
    phone: '1',
    email: 'b@upkeep.example',
    reference: 'E-B',
    company_name: '',
    full_address: '',
    message: '',
  })
  .execute()
await repos.personalData.delete(leaving.id, async () => {})
left.countedOfDeleted = await counted()
left.reminded = await remindersOf(account.id)
left.daily = await daysOf(account.id)
/** The recipients of upkeep's mails about maintenance. */
async function toldOfMaintenance(): Promise<string> {
  const before = await repos.outbox.latest(100)
  await Promise.all([repos.announcements.maintenance(), repos.announcements.maintenance()])
  const mails = await repos.outbox.latest(100)
  return mails
    .slice(0, mails.length - before.length)
    .map(({ recipient, subject }) => `${recipient}: ${subject}`)
    .join(', ')
}
const admin = await repos.accounts.create({ email: 'c@upkeep.example', name: 'C', password_hash: null })
await db
  .updateTable('account')
  .set({ roles: ['admin'] })
  .where('id', '=', admin.id)
  .execute()
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
await repos.maintenance.set({ on: true, note: '', until: ago(-5) })
const before = await toldOfMaintenance()
await repos.maintenance.set({ on: true, note: '', until: ago(5) })
const after = [await toldOfMaintenance(), await toldOfMaintenance()]
await repos.maintenance.set({ on: false, note: '', until: null })
left.maintenance = [before, ...after, await toldOfMaintenance()]
await close()
rmSync(dataDir, { recursive: true, force: true })
process.stdout.write(`${JSON.stringify(left)}\n`)
