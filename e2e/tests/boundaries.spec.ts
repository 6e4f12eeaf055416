import type {} from '@module-federation/enhanced/runtime'
import { liveRelease } from '../releaseFiles'
import { chunkNames, watchChunks } from './chunks'
import { expect, test, untilInteractive } from './fixtures'

test('?boundaries outlines the parts of each remote with release and load time, and follows navigations', async ({
  page,
}) => {
  await page.goto('/?boundaries')
  const boxes = page.locator('[data-boundaries] > *')
  await expect(boxes.and(page.locator('[data-is="frame"]'))).toHaveCount(2)
  await expect(boxes.and(page.locator('[data-is="page"]'))).toHaveText(/^content@\w+ · page · \d+ ms, \d+ KB$/)
  const lent = boxes.and(page.locator('[data-is="lent"]')).first()
  await expect(lent).toHaveText(/^blog@\w+ · lent · \d+ ms, \d+ KB$/)
  // Outlines are redrawn whenever the page changes, so one may be gone at the moment it is measured.
  const distance = async () => {
    const card = await page.getByRole('main').getByRole('article').first().boundingBox()
    const box = await lent.boundingBox()
    return card && box ? box.y - card.y : Number.POSITIVE_INFINITY
  }
  await expect.poll(distance).toBeLessThanOrEqual(1)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Machines' }).click()
  await expect(boxes.and(page.locator('[data-is="page"]'))).toHaveText(/^catalogue@/)
})

test('?boundaries shows the federation devtools which remotes make up the page, by release', async ({ page }) => {
  await page.goto('/?boundaries')
  await expect(page.locator('[data-boundaries] > *').first()).toBeVisible()
  const told = await page.evaluate(() => globalThis.__FEDERATION__.moduleInfo)
  const release = await liveRelease('blog')
  const blog = Object.entries(told).find(([name]) => name.startsWith('blog:'))
  expect(blog?.[0]).toContain(`/remotes/blog/${release}/browser/remoteEntry.`)
  expect(blog?.[1]).toMatchObject({
    version: release,
    modules: [{ moduleName: 'routes' }, { moduleName: 'BlogCards' }],
  })
  expect(told.brightfill_shell).toMatchObject({
    remotesInfo: { blog: { matchedVersion: blog?.[0].slice('blog:'.length) } },
  })
})

test('without ?boundaries none of its code is loaded', async ({ page }) => {
  expect([...chunkNames().values()]).toContain('boundaries')
  const chunks = watchChunks(page)
  await page.goto('/')
  await untilInteractive(page)
  await page.waitForLoadState('networkidle')
  expect(chunks).toContain('libraries')
  expect(chunks).not.toContain('boundaries')
})
