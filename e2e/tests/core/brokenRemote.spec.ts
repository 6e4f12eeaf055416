import { liveRelease, takeFilesAway } from '../../releaseFiles'
import { expect, isSameDocument, markDocument, test, untilInteractive } from '../fixtures'

test.use({ expectProblems: true })

/** Runs `broken` while the files of the blog are missing. */
async function withoutBlogFiles(broken: () => Promise<void>) {
  const putBack = takeFilesAway('blog', await liveRelease('blog'))
  try {
    await broken()
  } finally {
    putBack()
  }
}

test.describe('a remote without its files', () => {
  test('shows an error with Retry in the frame, and Retry works once they are back [R-132]', async ({ page }) => {
    await page.goto('/products')
    await untilInteractive(page)
    await markDocument(page)
    const menu = page.getByRole('navigation', { name: 'Main' })
    await withoutBlogFiles(async () => {
      await menu.getByRole('link', { name: 'Blog' }).click()
      await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await menu.getByRole('link', { name: 'Machines' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machines')
      await menu.getByRole('link', { name: 'Blog' }).click()
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  })

  test('shows the error in the page on a first load, and Retry works once the files are back [R-132]', async ({
    page,
  }) => {
    await withoutBlogFiles(async () => {
      await page.goto('/blogs')
      await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      // The browser tries once on its own; then the button is enabled.
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  test('leaves every other page working, even the home page that borrows from it [R-716]', async ({ page }) => {
    await withoutBlogFiles(async () => {
      for (const address of ['/', '/products', '/login']) {
        const response = await page.goto(address)
        expect(response?.status(), address).toBe(200)
        await untilInteractive(page)
        await page.waitForLoadState('networkidle') // code that fails is asked for twice
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByRole('heading', { name: 'This page did not load' })).toHaveCount(0)
      }
    })
  })
})
