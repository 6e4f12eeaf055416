import { cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/database'
import type { Tables } from '../database/tables'
import { seedContent } from '../import/ContentImports'
import type { Settings } from '../settings'
import { seedPeople } from './seedPeople'

const mediaFolder = path.resolve(import.meta.dirname, '../seed/media')

/**
 * Fills an empty database with the demo or the starter; one that has a page or an account is left as it is, so running
 * it twice changes nothing. In production the demo comes without its staff, whose password everybody knows.
 */
export async function seedWhenEmpty(
  { db }: Database,
  { seed, dataDir, rateProfile }: Pick<Settings, 'seed' | 'dataDir' | 'rateProfile'>,
): Promise<boolean> {
  const media = path.join(dataDir, 'media')
  await mkdir(media, { recursive: true })
  if (seed === 'none') return false
  const seeded = await db.transaction().execute(async (transaction) => {
    // Another api that starts on the same database waits here until this one has seeded.
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`select pg_advisory_xact_lock(hashtext('brightfill seed'))`.execute(transaction)
    if (await isFilled(transaction)) return false
    // Loaded only now: a database that is filled never needs it.
    const { demo, starter } = await import('./contents')
    await cp(mediaFolder, media, { recursive: true, force: false })
    await seedContent(transaction, seed === 'demo' ? demo.content : starter)
    if (seed === 'demo') {
      await seedPeople(transaction, {
        ...demo,
        users: demo.users.filter(({ role }) => rateProfile === 'development' || role === 'user'),
      })
    }
    return true
  })
  if (seeded) await sql`analyze`.execute(db)
  return seeded
}

async function isFilled(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ filled: boolean }>`
    select exists (select 1 from page) or exists (select 1 from account) as filled`.execute(db)
  return rows[0]?.filled ?? false
}
