import type { Locator, Page } from '@playwright/test'

/** The pages of a signed-in user by address, with the part that shows once the data has loaded. */
export const accountPages = {
  '/user/profile': (page: Page): Locator => page.getByLabel('Town'),
  '/user/orders': (page: Page): Locator => page.getByRole('table', { name: 'Orders' }),
  '/user/saved': (page: Page): Locator => page.getByRole('region', { name: 'Saved Machines' }),
}
