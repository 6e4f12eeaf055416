import type { Page } from '@playwright/test'
import { accountPages } from './accountPages'
import { axeFindsNothing, type Visit } from './axeFindsNothing'
import { test } from './fixtures'
import { listed } from './machineFilters'
import { saveMachine, signIn } from './signIn'

/** A toast stays while the focus is in it. */
const holdToast = (page: Page) => page.getByRole('button', { name: 'Close', exact: true }).focus()
const accountLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name })
const germany = (page: Page) => page.getByRole('option', { name: /^Germany/ })

const visits: Visit[] = [
  {
    path: '/login',
    states: [
      { name: 'login' },
      {
        name: 'a toast',
        enter: async (page) => {
          await page.getByRole('main').getByLabel('E-mail').fill('nobody@example.org')
          await page.getByLabel('Password', { exact: true }).fill('not-the-one')
          await page.getByRole('button', { name: 'Sign In' }).click()
          await holdToast(page)
        },
        shown: (page) => page.getByText('Invalid credentials'),
      },
    ],
  },
  {
    path: '/registration',
    states: [
      {
        name: 'a registration with errors',
        enter: (page) => page.getByRole('main').getByRole('button', { name: 'Create Account' }).click(),
        shown: (page) => page.getByRole('main').getByText('Confirm your password').first(),
      },
      {
        name: 'the countries of a phone field',
        enter: async (page) => {
          await page
            .getByRole('main')
            .getByRole('combobox', { name: /Phone country code/ })
            .fill('ge')
          await germany(page).waitFor()
          await page.keyboard.press('ArrowDown')
        },
        shown: germany,
      },
    ],
  },
  {
    path: '/reset-password/?email=ada@company.example&token=good',
    before: (page) => page.route('**/api/reset-password-init', (route) => route.fulfill({ json: { result: 1 } })),
    states: [
      {
        name: 'a good reset link',
        enter: (page) => page.getByLabel('New password').fill('Tulips in 1 rain'),
        shown: (page) => page.getByLabel('New password'),
      },
    ],
  },
  {
    path: '/reset-password/?email=nobody@example.org&token=gone',
    states: [
      { name: 'an expired reset link', shown: (page) => page.getByRole('heading', { level: 1, name: 'Time is up' }) },
    ],
  },
  {
    path: '/auth/callback?token=nobodys',
    // With its scripts it would be gone at once.
    before: (page) => page.route(/\.js$/, (route) => route.abort()),
    interactive: false,
    states: [
      {
        name: 'the way back from a provider',
        shown: (page) => page.getByRole('heading', { level: 1, name: 'Redirecting...' }),
      },
    ],
  },
  {
    path: '/auth/callback?error=state',
    states: [
      {
        name: 'a sign-in the provider refused',
        enter: holdToast,
        shown: (page) => page.getByText('An unknown error occurred'),
      },
    ],
  },
  {
    path: '/forgot-password',
    before: (page) => page.route('**/api/forget-password', (route) => route.fulfill({ json: { result: 1 } })),
    states: [
      { name: 'forgot password' },
      {
        name: 'a toast of success',
        enter: async (page) => {
          await page.getByRole('button', { name: 'Send Link' }).click()
          await holdToast(page)
        },
        shown: (page) => page.getByText('Successful'),
      },
    ],
  },
  {
    path: '/user/orders',
    before: async (page) => {
      await signIn(page)
      await page.route('**/api/user/get/orders', (route) => route.fulfill({ status: 500, json: { result: 0 } }))
    },
    states: [
      { name: 'orders that did not come', shown: (page) => page.getByRole('button', { name: 'Try again' }) },
      {
        name: 'orders',
        enter: async (page) => {
          await page.unroute('**/api/user/get/orders')
          await page.getByRole('button', { name: 'Try again' }).click()
        },
        shown: accountPages['/user/orders'],
      },
    ],
  },
  {
    path: '/user/orders',
    before: async (page) => {
      await signIn(page)
      await page.route('**/api/user/get/orders', (route) => route.fulfill({ json: { data: [] } }))
      await page.route('**/api/user/get/wishlist', (route) => route.fulfill({ json: { result: 1, data: [] } }))
    },
    states: [
      { name: 'no orders', shown: (page) => page.getByText('No orders yet') },
      {
        name: 'no saved machines',
        enter: (page) => accountLink(page, 'Saved Machines').click(),
        shown: (page) => page.getByText('No saved machines yet'),
      },
    ],
  },
  {
    path: '/user/saved',
    before: async (page) => {
      await signIn(page)
      await saveMachine((await listed()).data[0]?.id ?? 0)
    },
    states: [
      { name: 'saved machines', shown: (page) => page.getByRole('main').getByRole('article').first() },
      {
        name: 'a question before unsaved changes are lost',
        enter: async (page) => {
          await accountLink(page, 'Account Details').click()
          await page.getByLabel('Town').fill('Leeds')
          await accountLink(page, 'Orders').click()
        },
        shown: (page) => page.getByRole('dialog'),
      },
    ],
  },
]

test.describe('the account [R-700, R-173]', () => axeFindsNothing(visits))
