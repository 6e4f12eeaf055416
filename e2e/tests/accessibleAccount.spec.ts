import type { Page } from '@playwright/test'
import { accountPages } from './accountPages'
import { axeFindsNothing, type PageState } from './axeFindsNothing'
import { test } from './fixtures'
import { listed } from './machineFilters'
import { saveMachine, signIn } from './signIn'

/** A toast stays while the focus is in it. */
const holdToast = (page: Page) => page.getByRole('button', { name: 'Close', exact: true }).focus()

const states: PageState[] = [
  { name: 'login', path: '/login' },
  { name: 'forgot password', path: '/forgot-password' },
  {
    name: 'a toast',
    path: '/login',
    enter: async (page) => {
      await page.getByRole('main').getByLabel('E-mail').fill('nobody@example.org')
      await page.getByLabel('Password', { exact: true }).fill('not-the-one')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await holdToast(page)
    },
    shown: (page) => page.getByText('Invalid credentials'),
  },
  {
    name: 'a registration with errors',
    path: '/registration',
    enter: (page) => page.getByRole('main').getByRole('button', { name: 'Create Account' }).click(),
    shown: (page) => page.getByRole('main').getByText('Confirm your password').first(),
  },
  {
    name: 'a good reset link',
    path: '/reset-password/?email=ada@company.example&token=good',
    before: (page) => page.route('**/api/reset-password-init', (route) => route.fulfill({ json: { result: 1 } })),
    enter: (page) => page.getByLabel('New password').fill('Tulips in 1 rain'),
    shown: (page) => page.getByLabel('New password'),
  },
  {
    name: 'the way back from a provider',
    path: '/auth/callback?token=nobodys',
    // With its scripts it would be gone at once.
    before: (page) => page.route(/\.js$/, (route) => route.abort()),
    interactive: false,
    shown: (page) => page.getByRole('heading', { level: 1, name: 'Redirecting...' }),
  },
  {
    name: 'a sign-in the provider refused',
    path: '/auth/callback?error=state',
    enter: holdToast,
    shown: (page) => page.getByText('An unknown error occurred'),
  },
  {
    name: 'a toast of success',
    path: '/forgot-password',
    before: (page) => page.route('**/api/forget-password', (route) => route.fulfill({ json: { result: 1 } })),
    enter: async (page) => {
      await page.getByRole('button', { name: 'Send Link' }).click()
      await holdToast(page)
    },
    shown: (page) => page.getByText('Successful'),
  },
  {
    name: 'an expired reset link',
    path: '/reset-password/?email=nobody@example.org&token=gone',
    shown: (page) => page.getByRole('heading', { level: 1, name: 'Time is up' }),
  },
  { name: 'orders', path: '/user/orders', before: signIn, shown: accountPages['/user/orders'] },
  {
    name: 'no orders',
    path: '/user/orders',
    before: async (page) => {
      await signIn(page)
      await page.route('**/api/user/get/orders', (route) => route.fulfill({ json: { data: [] } }))
    },
    shown: (page) => page.getByText('No orders yet'),
  },
  {
    name: 'no saved machines',
    path: '/user/saved',
    before: async (page) => {
      await signIn(page)
      await page.route('**/api/user/get/wishlist', (route) => route.fulfill({ json: { result: 1, data: [] } }))
    },
    shown: (page) => page.getByText('Nothing saved yet'),
  },
  {
    name: 'orders that did not come',
    path: '/user/orders',
    before: async (page) => {
      await signIn(page)
      await page.route('**/api/user/get/orders', (route) => route.fulfill({ status: 500, json: { result: 0 } }))
    },
    shown: (page) => page.getByRole('button', { name: 'Try again' }),
  },
  {
    name: 'a question before unsaved changes are lost',
    path: '/user/profile',
    before: signIn,
    enter: async (page) => {
      await page.getByLabel('Town').fill('Leeds')
      await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Orders' }).click()
    },
    shown: (page) => page.getByRole('dialog'),
  },
  {
    name: 'saved machines',
    path: '/user/saved',
    before: async (page) => {
      await signIn(page)
      await saveMachine((await listed()).data[0]?.id ?? 0)
    },
    shown: (page) => page.getByRole('main').getByRole('article').first(),
  },
]

test.describe('the account [R-700, R-173]', () => axeFindsNothing(states))
