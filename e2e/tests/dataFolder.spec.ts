import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test' // no test opens a page
import { dataDir } from '../site'

test('the data folder is closed to other users: database, media, releases and keys', async ({ request }) => {
  await request.get('/') // the site has started
  const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
  for (const part of ['database', 'media', 'releases', 'signing', 'team.keys']) expect(files).toContain(part)
  const modeOf = (file: string) => statSync(path.join(dataDir, file), { throwIfNoEntry: false })?.mode ?? 0
  // PGlite rewrites these at each start with a mode of its own, in closed folders; they hold no personal data.
  const ours = files.filter((file) => path.basename(file) !== 'pg_internal.init')
  expect(ours.filter((file) => modeOf(file) & 0o077)).toEqual([])
})
