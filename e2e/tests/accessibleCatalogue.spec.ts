import type { Page } from '@playwright/test'
import { firstSlug } from './addresses'
import { axeFindsNothing, type Visit } from './axeFindsNothing'
import { test } from './fixtures'

const suggested = (page: Page) => page.getByRole('listbox', { name: 'Suggested machines' }).getByRole('option').first()

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const panel = (name: string) => (page: Page) => page.getByRole('tabpanel', { name })
const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search machines' })

const visits: Visit[] = [
  {
    path: '/products?year_from=2015',
    states: [
      { name: 'chosen filters', part: (page) => page.getByRole('list', { name: 'Applied filters' }) },
      {
        name: 'the filter dialog of a phone',
        upTo: 390,
        enter: (page) => page.getByRole('button', { name: /^Filter/ }).click(),
        shown: dialog,
        part: dialog,
      },
    ],
  },
  {
    path: '/products?search=zzqqxx',
    states: [
      {
        name: 'a machine list without a match',
        shown: (page) => page.getByRole('heading', { name: 'No machines match' }),
        part: results,
      },
      {
        name: 'suggestions of machines',
        enter: async (page) => {
          await searchField(page).fill('fill')
          await suggested(page).waitFor()
          await page.keyboard.press('ArrowDown')
        },
        shown: suggested,
        part: (page) => searchField(page).locator('xpath=ancestor::form'),
      },
    ],
  },
  { path: '/search?query=zzqqxx', states: [{ name: 'a search without a result', part: main }] },
  {
    path: async () => `/products/${await firstSlug('/get/products')}`,
    states: [
      {
        name: 'the large picture of a machine',
        enter: (page) => page.getByRole('button', { name: 'Enlarge picture' }).click(),
        shown: dialog,
        part: dialog,
      },
      {
        name: 'its components',
        enter: async (page) => {
          await page.keyboard.press('Escape')
          await page.getByRole('tab', { name: 'Components' }).click()
        },
        shown: panel('Components'),
        part: panel('Components'),
      },
      {
        name: 'its delivery',
        enter: (page) => page.getByRole('tab', { name: 'Delivery' }).click(),
        shown: panel('Delivery'),
        part: panel('Delivery'),
      },
    ],
  },
  {
    path: '/products?search=fill&year_from=1990',
    states: [
      {
        name: 'a machine list that failed',
        enter: async (page) => {
          await page.route('**/get/products', (route) => route.fulfill({ status: 503, json: { result: 0 } }))
          await page.getByRole('link', { name: 'Remove “fill”' }).click()
        },
        shown: (page) => page.getByRole('heading', { name: 'We could not load the list' }),
        part: results,
      },
      {
        name: 'a machine list on its way',
        enter: async (page) => {
          await page.unroute('**/get/products')
          await page.route('**/get/products', () => {}) // never answered
          await page.getByRole('button', { name: 'Try again' }).click()
        },
        shown: (page) => results(page).and(page.locator('[aria-busy="true"]')),
        part: results,
      },
    ],
  },
]

test.describe('the catalogue [R-700, R-173]', () => axeFindsNothing(visits))
