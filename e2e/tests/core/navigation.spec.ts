import { publicPages } from '../addresses'
import { chunkNames, watchChunks } from '../chunks'
import { expect, isSameDocument, markDocument, test, untilInteractive } from '../fixtures'

test.describe('the composed site', () => {
  test('runs every page without a console error or hydration warning [R-714]', async ({ page, problems }) => {
    for (const { name, path } of await publicPages()) {
      await page.goto(path)
      await untilInteractive(page)
      expect(problems, name).toEqual([])
    }
  })

  test('moves between remotes without reloading the document, and back and forward', async ({ page }) => {
    await page.goto('/')
    await untilInteractive(page)
    await markDocument(page)

    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Machines' }).click()
    await expect(page).toHaveURL('/products')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machines')
    await menu.getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blogs')
    // the address changes before the page
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Machines')
    const blogHeading = await page.getByRole('heading', { level: 1 }).innerText()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machines')
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(blogHeading)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('asks for all files of the next page at once, without a list of them first', async ({ page }) => {
    // The page fetches nothing ahead by itself.
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

  test('loads neither the account nor an article for the home page [R-133]', async ({ page }) => {
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
})
