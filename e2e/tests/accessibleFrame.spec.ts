import type { Page } from '@playwright/test'
import { axeFindsNothing, type Visit } from './axeFindsNothing'
import { test } from './fixtures'

const firstOption = (page: Page) => page.getByRole('option').first()

const header = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

const visits: Visit[] = [
  {
    path: '/about-us',
    states: [
      {
        name: 'search open with results',
        enter: async (page) => {
          await page.getByRole('button', { name: 'Search', exact: true }).click()
          await page.getByRole('combobox', { name: /Search/ }).fill('fill')
          await firstOption(page).waitFor()
          await page.keyboard.press('ArrowDown')
        },
        shown: firstOption,
        part: header,
      },
      {
        name: 'search that finds nothing',
        enter: (page) => page.getByRole('combobox', { name: /Search/ }).fill('zzqqxx'),
        shown: (page) => page.getByRole('link', { name: 'See all machines' }),
        part: header,
      },
    ],
  },
  {
    path: '/about-us',
    // From the beginning: lists of the menu are loaded ahead.
    before: (page) => page.route('**/api/get/blogs', (route) => route.fulfill({ status: 500, json: { result: 0 } })),
    states: [
      {
        name: 'the contact form with its errors',
        enter: (page) => page.getByRole('button', { name: 'Send message' }).click(),
        shown: (page) => page.getByRole('group', { name: 'Please check 3 fields' }).and(page.locator(':focus')),
        part: (page) => page.getByRole('contentinfo'),
      },
      {
        name: 'offline',
        enter: (page) => page.context().setOffline(true),
        shown: (page) => page.getByText('You are offline.'),
      },
      {
        name: 'a page that failed',
        enter: async (page) => {
          await page.context().setOffline(false)
          await page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/blogs"]')?.click())
        },
        shown: (page) => page.getByRole('button', { name: 'Try again' }),
        part: (page) => page.getByRole('main'),
      },
      {
        name: 'the menu of a phone',
        upTo: 390,
        enter: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
        shown: menu,
        part: menu,
      },
    ],
  },
]

test.describe('the frame [R-700, R-173]', () => axeFindsNothing(visits))
