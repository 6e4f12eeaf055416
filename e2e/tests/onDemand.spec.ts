import { chunkNames, watchChunks } from './chunks'
import { expect, test, untilInteractive } from './fixtures'

test('a page asks for all files of the next page at once, without a list of them first', async ({ page }) => {
  // The page prefetches nothing by itself.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.route('**/remotes/catalogue/**/remoteEntry*', () => {}) // never answered
  await page.goto('/')
  await untilInteractive(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Machines' }).click()
  const files = (kind: RegExp) => asked.filter((path) => path.startsWith('/remotes/catalogue/') && kind.test(path))
  await expect.poll(() => files(/\.js$/).length).toBeGreaterThan(3)
  expect(files(/\.css$/)).not.toEqual([])
  expect(files(/\.json$/)).toEqual([])
})

test('the home page loads neither the account nor an article [R-133]', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const chunks = watchChunks(page)
  await page.goto('/')
  await untilInteractive(page)
  await page.waitForLoadState('networkidle')
  expect(requested.filter((url) => url.includes('/remotes/account/'))).toEqual([])
  expect([...chunkNames().values()]).toContain('post') // an article, under both its addresses
  expect(chunks).toContain('lent-BlogCards')
  expect(chunks.filter((name) => ['ArticleBlog', 'post'].includes(name))).toEqual([])
})
