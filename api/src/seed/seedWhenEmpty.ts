import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { ContentFile } from '@brightfill/shared/contract'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/database'
import type { Tables } from '../database/tables'
import { seedContent } from '../import/ContentImports'
import type { Settings } from '../settings'
import type { Store } from '../store/Store'
import { seedPeople } from './seedPeople'

const mediaFolder = path.resolve(import.meta.dirname, '../seed/media')

/**
 * Fills an empty database with the demo or the starter; leaves one with a page or an account as it is, so running it
 * twice changes nothing. In production the demo has no staff, because their password is public.
 */
export async function seedWhenEmpty(
  { db }: Database,
  store: Store,
  { seed, rateProfile }: Pick<Settings, 'seed' | 'rateProfile'>,
): Promise<boolean> {
  if (seed === 'none') return false
  const seeded = await db.transaction().execute(async (transaction) => {
    // Another api starting on the same database waits here until this one has seeded it.
    await sql`set local statement_timeout = 0`.execute(transaction)
    await sql`select pg_advisory_xact_lock(hashtext('brightfill seed'))`.execute(transaction)
    if (await isFilled(transaction)) return false
    // Loaded only now: a filled database never needs it.
    const { demo, starter } = await import('./contents')
    const content = seed === 'demo' ? demo.content : starter
    await seedMedia(store, content)
    await seedContent(transaction, content)
    if (seed === 'demo') {
      await seedPeople(transaction, {
        ...demo,
        users: demo.users.filter(({ roles }) => rateProfile === 'development' || roles.length === 0),
      })
    }
    return true
  })
  if (seeded) await sql`analyze`.execute(db)
  return seeded
}

/** Copies the media that the content names. Existing files stay as they are. */
async function seedMedia(store: Store, content: ContentFile): Promise<void> {
  const names = JSON.stringify(content)
  for (const entry of await readdir(mediaFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(mediaFolder, file)
    if (!names.includes(name) || (await store.version(`media/${name}`))) continue
    await store.put(file, `media/${name}`)
  }
}

async function isFilled(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ filled: boolean }>`
    select exists (select 1 from page) or exists (select 1 from account) as filled`.execute(db)
  return rows[0]?.filled ?? false
}
