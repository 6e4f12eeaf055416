import type { Page } from '@playwright/test'
import { bytesOf, watchTraffic } from '../traffic'
import { expect, test, untilInteractive } from './fixtures'
import { isInFontOfSite } from './isInFontOfSite'

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true })

async function slowDown(page: Page) {
  const line = await page.context().newCDPSession(page)
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  })
}

for (const scale of [2, 3])
  test.describe(`with ${scale} pixels each`, () => {
    test.use({ deviceScaleFactor: scale })

    test('the home page on a slow phone takes at most 450 KB, and its films play only on request', async ({ page }) => {
      const traffic = await watchTraffic(page)
      await slowDown(page)
      await page.goto('/')
      await untilInteractive(page)
      await traffic.untilQuiet()
      const all = traffic.untilIdle()
      const list = all.map(({ bytes, type, url }) => `${bytes} ${type} ${url}`).join('\n')
      expect(bytesOf(all) / 1024, list).toBeLessThanOrEqual(450)
      expect(all.filter(({ type }) => type === 'Media')).toEqual([])

      await page.getByRole('button', { name: 'Play video' }).tap()
      await expect.poll(() => traffic.all().filter(({ type }) => type === 'Media').length).toBeGreaterThan(0)
    })
  })

test('a page on a slow phone begins in the letters of the device, and the next has those of the site', async ({
  page,
}) => {
  await slowDown(page)
  await page.goto('/services')
  await untilInteractive(page)
  expect(await isInFontOfSite(page)).toBe(false)
  await page.waitForLoadState('networkidle')
  expect(await isInFontOfSite(page)).toBe(false)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).tap()
  await expect.poll(() => isInFontOfSite(page)).toBe(true)
})

test('a link to the sell form leads there on a slow phone, which shows a picture instead of the film above it [R-231]', async ({
  page,
}) => {
  test.slow()
  await slowDown(page)
  await page.goto('/#sell')
  await untilInteractive(page)
  await expect(page.getByRole('button', { name: 'Play the video of the filler' })).toBeAttached()
  const top = () => page.locator('#sell').evaluate((form) => form.getBoundingClientRect().top)
  await expect.poll(async () => (await top()) >= 0 && (await top()) < 48).toBe(true)
})
