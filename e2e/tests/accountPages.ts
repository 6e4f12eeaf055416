import type { Locator, Page } from '@playwright/test'

/** The pages of a signed-in user by address, and what each shows once its data has come. */
export const accountPages = {
  '/user/profile': (page: Page): Locator => page.getByLabel('Town'),
  '/user/orders': (page: Page): Locator => page.getByRole('table', { name: 'Orders' }),
  '/user/saved': (page: Page): Locator => page.getByRole('region', { name: 'Saved Machines' }),
}
