import { releaseWithText } from '../teamRelease'
import { expect, test, untilInteractive } from './fixtures'

test.use({ expectProblems: true })

// The damage that a remote's page does to the document, by the search in its address: only there, so that its release
// goes live.
const hostilities = `
  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('search')
    if (asked === 'no-header') document.querySelector('header')?.remove()
    if (asked === 'no-body') document.body.replaceChildren()
    if (asked === 'no-menu') document.querySelector('header nav')?.remove()
    if (asked === 'no-footer') document.querySelector('footer')?.replaceChildren()
    if (asked === 'no-document') document.documentElement.remove()
    if (asked === 'history') Object.assign(window.history, { pushState() {}, replaceState() {} })
    return () => {
      if (asked === 'clean-up') throw new Error('The clean-up is broken')
    }
  }, [])`

test.describe('a page that destroys its document', () => {
  test.describe.configure({ mode: 'serial' })
  let rollBack: () => Promise<void>

  test.beforeAll(async () => {
    test.setTimeout(180_000)
    rollBack = await releaseWithText(
      'mfe-blog',
      'src/articles/BlogListPage.tsx',
      'export function Component() {',
      `import { useEffect } from 'react'\nexport function Component() {${hostilities}`,
    )
  })
  test.afterAll(() => rollBack())

  for (const hostility of ['no-header', 'no-menu', 'no-footer', 'no-body', 'no-document']) {
    test(`becomes its error view in the frame, and is reported: ${hostility} [R-751]`, async ({ page }) => {
      const told = page.waitForRequest('/beacon')
      await page.goto(`/blogs?search=${hostility}`)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      const [report] = (await told).postDataJSON().errors
      expect(report).toMatchObject({ remote: 'blog', route: 'blogs' })
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
      await expect(page).toHaveURL('/about-us')
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    })
  }

  test('becomes its error view again when it is tried again, or reached by a link or by Back [R-751]', async ({
    page,
  }) => {
    const tryAgain = page.getByRole('button', { name: 'Try again' })
    const menu = page.getByRole('navigation', { name: 'Main' })
    const isRepaired = async () => {
      await expect(tryAgain).toBeVisible()
      await untilInteractive(page)
      await expect(menu).toBeVisible()
    }
    const becomesAnother = async (destroy: () => Promise<unknown>) => {
      await Promise.all([page.waitForEvent('domcontentloaded'), destroy()])
      await isRepaired()
    }
    await page.goto('/blogs?search=no-body')
    await isRepaired()
    await becomesAnother(() => tryAgain.click())
    await becomesAnother(() => tryAgain.click())
    await menu.getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about-us')
    await becomesAnother(() => page.goBack())
  })

  test('leaves a page behind it when its clean-up throws [R-751]', async ({ page }) => {
    await page.goto('/blogs?search=clean-up')
    await untilInteractive(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about-us')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('cannot take the history from the frame [R-751]', async ({ page }) => {
    await page.goto('/blogs?search=history')
    await page.waitForLoadState('networkidle')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about-us')
  })
})
