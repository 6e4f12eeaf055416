import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { projectCopy } from '../projectCopy.mjs'
import { API_PORT, dataDir } from '../site'
import { expect, test } from './fixtures'

test('a new remote is scaffolded, passes its checks, and is live after one release [R-722]', async ({
  page,
  request,
}) => {
  test.slow()
  const folder = projectCopy('shell', 'api', 'mfe-account', 'mfe-blog', 'mfe-catalogue', 'mfe-content')
  // The copy uses the packages of this checkout, which stay unchanged.
  const env = { ...process.env, DATA_DIR: dataDir, API_PORT: String(API_PORT), npm_config_dry_run: 'true' }
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' })
  try {
    expect(run('shared/tooling/newRemote.mjs', 'stories')).toContain('Its deploy key is in .keys/mfe-stories')
    expect(existsSync(path.join(folder, '.keys/mfe-stories'))).toBe(true)
    expect(() => run('shared/tooling/newRemote.mjs', 'stories')).toThrow('There is a deployable "stories" already')
    run('node_modules/.bin/biome', 'ci', '--vcs-enabled=false', 'mfe-stories')
    run('node_modules/.bin/jest', '--selectProjects', 'mfe-stories', '--config', 'shared/tooling/jest/config.mjs')
    expect(run('shared/tooling/releases/release.mjs', 'mfe-stories')).toMatch(/stories: \w+ is live/)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  await expect.poll(async () => (await request.get('/stories')).status(), { timeout: 10_000 }).toBe(200)
  await page.goto('/stories')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stories')
  await page.getByRole('main').getByRole('list').last().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/products\/./)
})
