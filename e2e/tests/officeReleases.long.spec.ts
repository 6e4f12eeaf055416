import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { changeText, projectCopy } from '../projectCopy'
import { releaseFrom } from '../releaseCommand'
import { liveRelease } from '../releaseFiles'
import { origin, site } from '../site'
import { isShown, siteRegistry, untilShown } from '../siteRegistry'
import { expectNoViolations } from './axeFindsNothing'
import { expect, test, untilInteractive } from './fixtures'
import { openOffice } from './openOffice'

const registry = siteRegistry(site)

/**
 * Publishes a blog with a search that fails for words beginning with "breaks", which no smoke render requests. Each try
 * has a release of its own, with figures of its own.
 */
function publishFailingBlog(): string {
  const folder = projectCopy('mfe-blog')
  const filters = '  const { search, sort } = readFilters(new URL(request.url).searchParams)\n'
  try {
    changeText(
      path.join(folder, 'mfe-blog/src/articles/BlogListPage.tsx'),
      filters,
      `${filters}  if (search.startsWith('breaks')) throw new Error('The search broke') // ${Date.now()}\n`,
    )
    return releaseFrom(site, folder, 'mfe-blog', '--no-activate')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Confirms a click, and returns how long it takes until new visitors get that release of the blog. */
async function confirm(page: Page, word: string, release: string): Promise<number> {
  const started = Date.now()
  await page.getByRole('dialog').getByRole('button', { name: word }).click()
  await untilShown(origin, 'blog', release)
  return Date.now() - started
}

test('an admin sees a canary fail as it happens, stops it, and rolls back a release [O-53]', async ({ page }) => {
  test.setTimeout(180_000)
  const former = await liveRelease('blog')
  const failing = publishFailingBlog()
  try {
    await page.goto('/products')
    await untilInteractive(page)
    await page.waitForLoadState('networkidle')
    await page.getByRole('heading', { level: 1 }).click()
    await page.goto('about:blank') // a page that is left tells its web vitals
    await registry.post('/api/releases/blog/canary', { release: failing, percent: 100 })
    await untilShown(origin, 'blog', failing)
    await openOffice(page, '/office/releases')
    const comparison = page.getByRole('table', { name: 'Canary against live' })
    await expect(comparison).toContainText(failing)

    for (const word of ['breaks1', 'breaks2', 'breaks3']) await fetch(`${origin}/blogs?search=${word}`)
    await expect(comparison.getByRole('row', { name: /^Failures 0 3$/ })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText('The canary fails more often than the live release.')).toBeVisible()
    await expect(comparison.getByRole('row', { name: /^Failures per 1,000/ })).toContainText('more often')
    await expect(page.getByText('The search broke, 3 times in the last day')).toBeVisible()
    const figures = page.getByRole('table', { name: 'Failures and web vitals by release' })
    await expect(figures.getByRole('row', { name: `Blog ${failing}` })).toContainText('1,000 in the last hour')
    await expect(figures.getByRole('row', { name: `Blog ${failing}` })).toContainText('The search broke3 times')
    await expect(figures.getByRole('row', { name: /^Catalogue/ })).toContainText(/\d\.\d\d s in the last hour/)
    await expect(page.getByTitle(new RegExp(`^\\d\\d:\\d\\d ${failing}$`)).last()).toBeVisible()
    await expectNoViolations(page)

    await page.getByRole('button', { name: 'Stop canary' }).click()
    const stopped = await confirm(page, 'Stop canary', former)
    await expect(page.getByRole('status').filter({ hasText: 'The Blog canary has been stopped.' })).toBeVisible()
    await expect(comparison).toHaveCount(0)

    await registry.activate({ blog: failing })
    await untilShown(origin, 'blog', failing)
    const row = page.getByRole('table', { name: 'Live releases' }).getByRole('row', { name: /^Blog/ })
    await expect(row).toContainText(failing, { timeout: 20_000 })
    await row.getByRole('button', { name: 'Roll back Blog' }).click()
    await expect(page.getByRole('dialog', { name: 'Roll Blog back?' })).toContainText(`${former} replaces`)
    await expectNoViolations(page)
    const rolledBack = await confirm(page, 'Roll back', former)
    await expect(row).toContainText(former)
    const log = page.getByRole('list', { name: 'Activations' }).getByRole('listitem')
    await expect(log.filter({ hasText: 'Rolled back' }).first()).toContainText('(office)')
    // A release that is no longer live can still be previewed, only by this browser.
    await log.getByRole('button', { name: `Open on the site: Blog ${failing}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Open on the site' }).click()
    const bar = page.getByRole('complementary', { name: 'Release preview' })
    await expect(bar).toContainText(`Only you can see blog ${failing}`)
    await bar.getByRole('button', { name: 'Show the live site' }).click()
    await expect(bar).toHaveCount(0)
    // Measured, because a busy machine says nothing about the site.
    for (const [type, took] of Object.entries({ stopped, rolledBack }))
      test.info().annotations.push({ type, description: `${took} ms until new visitors got the former release` })
  } finally {
    await registry.post('/api/releases/blog/canary', { percent: 0 })
    if (!(await isShown(origin, former))) await registry.activate({ blog: former })
    await untilShown(origin, 'blog', former)
  }
})
