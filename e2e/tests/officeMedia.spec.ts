import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expectNoViolations } from './axeFindsNothing'
import { expect, test } from './fixtures'
import { openOffice } from './openOffice'

const seed = path.resolve(import.meta.dirname, '../../api/seed/media/machines')
/** A name that needs escaping in an address. */
const aPicture = (name: string, from: string) => ({
  name,
  mimeType: 'image/webp',
  buffer: readFileSync(path.join(seed, from)),
})

test.use({ expectProblems: true })

test('two pictures are uploaded, one after an interruption, described and removed [O-28, O-30, O-31]', async ({
  page,
}) => {
  test.slow()
  await openOffice(page, '/office/media')
  await expect(page.getByRole('link', { name: /\.webp/ }).first()).toBeVisible()

  let isCut = false
  await page.route('**/api/office/media?*', (route) => {
    if (isCut || route.request().method() !== 'POST') return route.continue()
    isCut = true
    return route.abort('connectionreset')
  })
  const files = page.locator('input[type="file"][multiple]')
  await files.setInputFiles([aPicture('line #2, 50%.webp', 'capper/01-hero.webp')])
  const uploads = page.getByRole('region', { name: 'Uploads' })
  await expect(uploads.getByRole('alert')).toHaveText(
    'The connection was lost, and this file was not saved. Try again.',
  )
  await files.setInputFiles([aPicture('Füller – Übersicht.webp', 'labeller/01-hero.webp')])
  await expect(uploads.getByText('Ready', { exact: true })).toHaveCount(1)
  await uploads.getByRole('button', { name: 'Try line #2, 50%.webp again' }).click()
  await expect(uploads.getByText('Ready', { exact: true })).toHaveCount(2)

  const tile = page.getByRole('link', { name: /line #2, 50%\.webp/ })
  await expect(tile).toContainText('No alt text')
  await expect
    .poll(() => tile.locator('img').evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await tile.click()
  await expectNoViolations(page)
  const details = page.getByRole('complementary', { name: 'line #2, 50%.webp' })
  await details.getByRole('slider', { name: 'Focal point' }).press('ArrowRight')
  await details.getByRole('textbox', { name: 'Alternative text' }).fill('A capper in a line')
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(details.getByRole('status')).toHaveText('Saved')
  await page.reload()
  await expect(details.getByRole('textbox', { name: 'Alternative text' })).toHaveValue('A capper in a line')
  await expect(details.getByRole('slider')).toHaveAttribute('aria-valuetext', '51% from the left, 50% from the top')
  await expect(details).toContainText('Not used')
  await details.getByRole('button', { name: 'Delete' }).click()
  await details.getByRole('button', { name: 'Delete for good' }).click()
  await expect(tile).toHaveCount(0)
})

test('on a phone, the details of a file take the focus, and Escape returns it to the tile [O-55]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openOffice(page, '/office/media')
  const tile = page.getByRole('link', { name: /\.webp/ }).nth(2)
  await tile.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary').getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(tile).toBeFocused()
})
