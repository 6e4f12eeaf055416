import type { APIRequestContext, Page } from '@playwright/test'
import { releaseWithText } from '../teamRelease'
import { expect, test, untilInteractive } from './fixtures'

test.use({ expectProblems: true })

/** Leaves the page, which then sends its reports. */
async function leave(page: Page) {
  await page.goto('about:blank')
}

/** The sum of a metric's series with these labels. */
async function metric(request: APIRequestContext, name: string, labels: Record<string, string>): Promise<number> {
  const lines = (await (await request.get('/metrics')).text()).split('\n')
  return lines
    .filter(
      (line) =>
        line.startsWith(`${name}{`) &&
        Object.entries(labels).every(([key, value]) => line.includes(`${key}="${value}"`)),
    )
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
}

/** The live release of a remote according to `/metrics`. */
async function live(request: APIRequestContext, remote: string): Promise<{ release: string; composition: string }> {
  const metrics = await (await request.get('/metrics')).text()
  const line =
    metrics
      .split('\n')
      .find((line) => line.startsWith('brightfill_live_release{') && line.includes(`remote="${remote}"`)) ?? ''
  const labels = Object.fromEntries(
    [...line.matchAll(/(\w+)="(\w+)"/g)].map(([, name = '', value = '']) => [name, value]),
  )
  return { release: labels.release ?? '', composition: labels.composition ?? '' }
}

test.describe('the owner of a failure', () => {
  test('is also known for web vitals: the release of the page on screen', async ({ page, request }) => {
    const { release } = await live(request, 'catalogue')
    const views = () =>
      metric(request, 'brightfill_web_vital_seconds_count', { remote: 'catalogue', release, name: 'LCP' })
    const before = await views()
    const pages = await metric(request, 'brightfill_pages_total', { remote: 'catalogue', release, status: '200' })
    await page.goto('/products')
    await untilInteractive(page)
    await page.waitForLoadState('networkidle')
    await page.getByRole('heading', { level: 1 }).click()
    await leave(page)
    await expect.poll(views).toBe(before + 1)
    expect(await metric(request, 'brightfill_pages_total', { remote: 'catalogue', release, status: '200' })).toBe(
      pages + 1,
    )
  })

  test('is the remote of a file that does not load', async ({ page, request }) => {
    await page.goto('/products')
    await untilInteractive(page)
    await page.waitForLoadState('networkidle')
    await page.route('**/remotes/blog/**', (route) => route.abort())
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    const before = await metric(request, 'brightfill_load_failures_total', { remote: 'blog', what: 'remote' })
    await leave(page)
    await expect
      .poll(() => metric(request, 'brightfill_load_failures_total', { remote: 'blog', what: 'remote' }))
      .toBeGreaterThan(before)
  })

  test('is the release of a page that throws, on the server and in the browser', async ({ page, request }) => {
    test.slow()
    // It throws on one address only: a release that fails its trial does not go live. Each try has a release of its
    // own, with figures of its own.
    const rollBack = await releaseWithText(
      'mfe-blog',
      'src/articles/BlogListPage.tsx',
      'const [query] = useSearchParams()',
      `const [query] = useSearchParams() // ${Date.now()}
  if (query.get('search') === 'broken') throw new Error('Broken on purpose by somebody@example.org')`,
    )
    try {
      await expect.poll(async () => (await request.get('/blogs?search=broken')).status(), { timeout: 10_000 }).toBe(500)
      const told = page.waitForRequest('/beacon')
      await page.goto('/blogs')
      await untilInteractive(page)
      await page.waitForLoadState('networkidle')
      await page.getByRole('combobox', { name: 'Search articles' }).fill('broken')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      const { errors } = (await told).postDataJSON()
      expect(errors).toEqual([
        expect.objectContaining({
          remote: 'blog',
          route: 'blogs',
          kind: 'caught',
          message: 'Error: Broken on purpose by …',
        }),
      ])
      const [{ release, at }] = errors
      expect(at).toMatch(new RegExp(`^/remotes/blog/${release}/browser/\\w+\\.js:\\d+:\\d+$`))
      expect(
        await metric(request, 'brightfill_render_failures_total', { remote: 'blog', release, where: 'render' }),
      ).toBeGreaterThan(0)
      await expect
        .poll(() => metric(request, 'brightfill_browser_errors_total', { remote: 'blog', release, kind: 'caught' }))
        .toBe(1)
    } finally {
      await rollBack()
    }
  })
})
