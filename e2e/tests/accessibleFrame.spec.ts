import type { Page } from '@playwright/test'
import { legalPages } from './addresses'
import { axeFindsNothing, type PageState } from './axeFindsNothing'
import { test } from './fixtures'

const firstOption = (page: Page) => page.getByRole('option').first()
const germany = (page: Page) => page.getByRole('option', { name: /^Germany/ })

const states: PageState[] = [
  ...legalPages.filter(({ name }) => name !== 'privacy'),
  {
    name: 'search open with results',
    path: '/about-us',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.getByRole('combobox', { name: /Search/ }).fill('fill')
      await firstOption(page).waitFor()
      await page.keyboard.press('ArrowDown')
    },
    shown: firstOption,
  },
  {
    name: 'search that finds nothing',
    path: '/about-us',
    enter: async (page) => {
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.getByRole('combobox', { name: /Search/ }).fill('zzqqxx')
    },
    shown: (page) => page.getByRole('link', { name: 'See all machines' }),
  },
  {
    name: 'menu open',
    path: '/about-us',
    upTo: 768,
    enter: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
    shown: (page) => page.getByRole('dialog', { name: 'Menu' }),
  },
  {
    name: 'offline',
    path: '/about-us',
    enter: (page) => page.context().setOffline(true),
    shown: (page) => page.getByText('You are offline.'),
  },
  {
    name: 'a page that failed',
    path: '/about-us',
    enter: async (page) => {
      await page.route('**/api/get/blogs', (route) => route.fulfill({ status: 500, json: { result: 0 } }))
      await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/blogs"]')?.click())
    },
    shown: (page) => page.getByRole('button', { name: 'Try again' }),
  },
  {
    name: 'the contact form with its errors',
    path: '/about-us',
    enter: (page) => page.getByRole('button', { name: 'Send message' }).click(),
    shown: (page) => page.getByRole('group', { name: '3 fields need another look' }).and(page.locator(':focus')),
  },
  {
    name: 'the countries of a phone field',
    path: '/registration',
    enter: async (page) => {
      await page
        .getByRole('main')
        .getByRole('combobox', { name: /Telephone country code/ })
        .fill('ge')
      await germany(page).waitFor()
      await page.keyboard.press('ArrowDown')
    },
    shown: germany,
  },
]

test.describe('the frame [R-700, R-173]', () => axeFindsNothing(states))
