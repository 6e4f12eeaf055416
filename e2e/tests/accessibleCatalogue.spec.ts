import type { Page } from '@playwright/test'
import { firstSlug } from './addresses'
import { axeFindsNothing, type PageState } from './axeFindsNothing'
import { expect, test, untilInteractive } from './fixtures'

const suggested = (page: Page) => page.getByRole('listbox', { name: 'Suggested machines' }).getByRole('option').first()

const states: PageState[] = [
  { name: 'the machines of a category', path: '/products/c/fillers' },
  { name: 'a filtered machine list', path: '/products?sort=2&year_from=2015&search=filler' },
  {
    name: 'the filter dialog of a phone',
    path: '/products',
    upTo: 390,
    enter: (page) => page.getByRole('button', { name: /^Filter/ }).click(),
    shown: (page) => page.getByRole('dialog'),
  },
  {
    name: 'a machine list without a match',
    path: '/products?search=zzqqxx',
    shown: (page) => page.getByRole('heading', { name: 'No machine fits all of this' }),
  },
  { name: 'a search without a result', path: '/search?query=zzqqxx' },
  {
    name: 'the large picture of a machine',
    path: async () => `/products/${await firstSlug('/get/products')}`,
    enter: (page) => page.getByRole('button', { name: 'Enlarge picture' }).click(),
    shown: (page) => page.getByRole('dialog'),
  },
  {
    name: 'the components of a machine',
    path: async () => `/products/${await firstSlug('/get/products')}`,
    enter: (page) => page.getByRole('tab', { name: 'Components' }).click(),
    shown: (page) => page.getByRole('tabpanel', { name: 'Components' }),
  },
  {
    name: 'the delivery of a machine',
    path: async () => `/products/${await firstSlug('/get/products')}`,
    enter: (page) => page.getByRole('tab', { name: 'Delivery' }).click(),
    shown: (page) => page.getByRole('tabpanel', { name: 'Delivery' }),
  },
  {
    name: 'a machine list that failed',
    path: '/products?search=fill',
    enter: async (page) => {
      await page.route('**/get/products', (route) => route.fulfill({ status: 503, json: { result: 0 } }))
      await page.getByRole('link', { name: 'Remove “fill”' }).click()
    },
    shown: (page) => page.getByRole('heading', { name: 'The list did not arrive' }),
  },
  {
    name: 'a machine list on its way',
    path: '/products?search=fill',
    enter: async (page) => {
      await page.route('**/get/products', () => {}) // never answered
      await page.getByRole('link', { name: 'Remove “fill”' }).click()
    },
    shown: (page) => page.getByRole('region', { name: 'Results' }).and(page.locator('[aria-busy="true"]')),
  },
  {
    name: 'suggestions of machines',
    path: '/products',
    enter: async (page) => {
      await page.getByRole('combobox', { name: 'Search machines' }).fill('fill')
      await suggested(page).waitFor()
      await page.keyboard.press('ArrowDown')
    },
    shown: suggested,
  },
]

test.describe('the catalogue [R-700, R-173]', () => axeFindsNothing(states))

test('a machine page has one main heading and each landmark once [R-706]', async ({ page }) => {
  await page.goto(`/products/${await firstSlug('/get/products')}`)
  await untilInteractive(page)
  for (const role of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})
