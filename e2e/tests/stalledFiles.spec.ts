import { readFileSync } from 'node:fs'
import path from 'node:path'
import { liveRelease } from '../releaseFiles'
import { releasesDir } from '../site'
import { expect, isSameDocument, markDocument, test, untilInteractive } from './fixtures'

test.use({ expectProblems: true })

/** The scripts of a unit that the shell provides as its own chunk. */
async function unitFiles(unit: string): Promise<string[]> {
  const manifest = path.join(releasesDir, 'shell', await liveRelease('shell'), 'browser/manifest.json')
  const { chunks } = JSON.parse(readFileSync(manifest, 'utf8')) as { chunks: Record<string, string[]> }
  return (chunks[unit] ?? []).filter((file) => file.endsWith('.js'))
}

test.describe('a unit of the shell that does not load', () => {
  test('shows an error with Retry, which loads it again [R-132]', async ({ page }) => {
    const forms = await unitFiles('@brightfill/shared/forms')
    let refused = 0
    await page.route(
      (url) => forms.some((file) => url.pathname.endsWith(file)),
      (route) => {
        refused += 1
        return route.abort()
      },
    )
    await page.goto('/products')
    await untilInteractive(page)
    await markDocument(page)
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
    expect(refused).toBeGreaterThan(0)

    await page.unrouteAll()
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  })
})

test.describe('stylesheets that stall', () => {
  test('are requested again and style the page that is already interactive [R-716]', async ({ page }) => {
    const stalled = new Set<string>()
    await page.route('**/*.css*', async (route) => {
      const { pathname } = new URL(route.request().url())
      if (stalled.has(pathname)) return route.continue()
      stalled.add(pathname) // never answered
    })
    await page.goto('/blogs', { waitUntil: 'commit' })
    await untilInteractive(page)
    await page.getByRole('main').getByRole('article').first().waitFor()
    const sheets = await page.locator('link[rel="stylesheet"][data-precedence]').count()
    expect(stalled.size).toBeGreaterThanOrEqual(sheets)
    await expect
      .poll(() => page.evaluate(() => document.styleSheets.length), { timeout: 15_000 })
      .toBeGreaterThanOrEqual(sheets)
    await expect(page.getByRole('banner')).toHaveCSS('position', 'relative')
  })
})
