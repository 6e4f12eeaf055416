import { legalPages } from './addresses'
import { axeFindsNothing, type PageState } from './axeFindsNothing'
import { expect, test } from './fixtures'

const states: PageState[] = [
  { name: 'a page', path: '/about-us' },
  ...legalPages,
  { name: 'not found', path: '/nothing-here' },
  { name: 'maintenance', path: '/maintenance' },
  {
    name: 'search open with results',
    path: '/about-us',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.getByRole('combobox', { name: /Search/ }).fill('fill')
      await expect(page.getByRole('option').first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'search that finds nothing',
    path: '/about-us',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.getByRole('combobox', { name: /Search/ }).fill('zzqqxx')
      await expect(page.getByRole('link', { name: 'See all machines' })).toBeVisible()
    },
  },
  {
    name: 'menu open',
    path: '/about-us',
    upTo: 768,
    enter: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    },
  },
  {
    name: 'offline',
    path: '/about-us',
    enter: async (page) => {
      await page.context().setOffline(true)
      await expect(page.getByText('You are offline.')).toBeVisible()
    },
  },
  {
    name: 'a page that failed',
    path: '/about-us',
    enter: async (page) => {
      await page.route('**/api/get/blogs', (route) => route.fulfill({ status: 500, json: { result: 0 } }))
      await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/blogs"]')?.click())
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
  },
  {
    name: 'the contact form with its errors',
    path: '/about-us',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Send message' }).click()
      await expect(page.getByRole('group', { name: '3 fields need another look' })).toBeFocused()
    },
  },
  {
    name: 'the countries of a phone field',
    path: '/registration',
    enter: async (page) => {
      await page
        .getByRole('main')
        .getByRole('combobox', { name: /Telephone country code/ })
        .fill('ge')
      await expect(page.getByRole('option', { name: /^Germany/ })).toBeVisible()
      await page.keyboard.press('ArrowDown')
    },
  },
]

test.describe('the frame [R-700, R-173]', () => axeFindsNothing(states))
