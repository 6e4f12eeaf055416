import type { Locator, Page } from '@playwright/test'
import { askByCall } from './ask'
import { expectNoViolations } from './axeFindsNothing'
import { test } from './fixtures'
import { openOffice } from './openOffice'

const company = `Accessible Dairy ${Date.now()}`

/** The pages, with the part that shows once the data has loaded. */
const pages: [path: string, shown: (page: Page) => Locator][] = [
  ['/office/enquiries', (page) => page.getByRole('link', { name: company })],
  ['/office/customers', (page) => page.getByRole('row', { name: 'Margaret' })],
  ['/office/staff', (page) => page.getByRole('cell', { name: /^Daniel Foster/ })],
  ['/office/activity', (page) => page.getByRole('table', { name: 'Activity' })],
  ['/office/releases', (page) => page.getByRole('table', { name: 'Live releases' })],
  ['/office/maintenance', (page) => page.getByRole('button', { name: 'Start maintenance' })],
]

test('axe finds nothing on the pages of the office [O-55]', async ({ page }) => {
  test.slow()
  await askByCall(page.request, company)
  await openOffice(page)
  for (const [path, shown] of pages) {
    await page.goto(path)
    await expectNoViolations(page, { height: 320, shown: shown(page), part: page.getByRole('main') }) // low: it scrolls
  }
})
