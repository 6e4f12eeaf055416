import { askByCall } from './ask'
import { expectNoViolations } from './axeFindsNothing'
import { expect, test } from './fixtures'
import { openOffice } from './openOffice'

test('arrow keys look for a status and send no e-mail; Enter shows the e-mail first [O-46, O-55]', async ({ page }) => {
  const company = `Arrow Dairy ${Date.now()}`
  await askByCall(page.request, company, 'arrows@dairy.example')
  await openOffice(page, '/office/enquiries')
  await page.getByRole('link', { name: company }).click()
  await expect(page.getByRole('log')).toContainText('Is it still available?')
  const set: string[] = []
  page.on('request', (request) => /\/inbox\/.*\/status$/.test(request.url()) && set.push(request.url()))
  const status = page.getByRole('combobox', { name: 'Status' })
  await page.keyboard.press('e')
  await expect(status).toBeFocused()
  for (const _ of ['in work', 'offer sent', 'won']) await page.keyboard.press('ArrowDown')
  await expect(status).toHaveValue('won')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Won' })
  await expect(dialog).toContainText('We will e-mail this to arrows@dairy.example:')
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(status).toHaveValue('new')
  expect(set).toEqual([])

  const lost = page.getByRole('dialog', { name: 'Lost' })
  await status.focus()
  for (const _ of ['in work', 'offer sent', 'won', 'lost']) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(lost.getByLabel('Why was it lost?')).toBeFocused()
  await lost.getByRole('button', { name: 'Cancel' }).click()
  await expect(lost).toHaveCount(0)

  await status.focus()
  for (const _ of ['in work', 'offer sent', 'won', 'lost']) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(lost.getByLabel('Why was it lost?')).toBeFocused()
  await lost.getByRole('button', { name: 'Cancel' }).click()
  await expect(lost).toHaveCount(0)
  await expect(status).toBeFocused()
  for (const _ of ['in work', 'offer sent', 'won', 'lost']) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await lost.getByLabel('Why was it lost?').fill('Bought new')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('marked it as lost')
  await expect(status).toBeFocused()
  expect(set).toHaveLength(1)
})

test('single keys can be turned off on a device, and those with Ctrl still work [O-55]', async ({ page }) => {
  await openOffice(page, '/office/sign-in')
  await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck()
  await expectNoViolations(page)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Single-key shortcuts' })).not.toBeChecked()
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search everything' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveCount(0)
})

test('the focus moves to an opened enquiry, also if that hides the list, and back [O-55, R-701]', async ({ page }) => {
  const company = `Followed Dairy ${Date.now()}`
  await askByCall(page.request, company, 'followed@dairy.example')
  await openOffice(page, '/office/enquiries')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: company }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('Is it still available?')
  const focused = page.locator('main *:focus')
  await expect(focused).toBeVisible()

  await page.getByRole('link', { name: 'Back to the list' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: company })).toBeVisible()
  await expect(focused).toBeVisible()

  await page.goto('/office/customers')
  await page.getByRole('row').getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/customers\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
