import { mkdirSync } from 'node:fs'
import { openSiteDatabase } from '../openSiteDatabase'
import { seedWhenEmpty } from '../seed/seedWhenEmpty'
import type { Settings } from '../settings'
import { openStore } from '../store/openStore'

// The commands that prepare a database before, or without, an api that listens.

/** Brings the database to the newest migration. */
export async function migrate(settings: Settings): Promise<string> {
  mkdirSync(settings.dataDir, { recursive: true })
  const database = await openSiteDatabase(settings)
  await database.close()
  return 'The database is up to date'
}

/** Gives an empty site its first content. */
export async function seed(settings: Settings, [content]: string[]): Promise<string> {
  if (content !== 'demo' && content !== 'starter') throw new Error('Usage: seed demo|starter')
  mkdirSync(settings.dataDir, { recursive: true })
  const database = await openSiteDatabase(settings)
  try {
    const seeded = await seedWhenEmpty(database, openStore(settings), { ...settings, seed: content })
    return seeded ? `The site has the content "${content}"` : 'The site already has content; nothing was changed'
  } finally {
    await database.close()
  }
}
