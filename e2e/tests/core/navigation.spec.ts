import { publicPages } from '../addresses'
import { expect, isSameDocument, markDocument, test, untilInteractive } from '../fixtures'

test.describe('the composed site', () => {
  test('runs every page without a console error, hydration warning, cookie, stored data or another site, so it needs no consent [R-714, R-171]', async ({
    page,
    context,
    problems,
  }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url())
    })
    for (const path of [...(await publicPages()).map(({ path }) => path), '/about-us', '/login']) {
      await page.goto(path)
      await untilInteractive(page)
      await page.waitForLoadState('networkidle')
      expect(problems, path).toEqual([])
    }
    expect(elsewhere).toEqual([])
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
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
})
