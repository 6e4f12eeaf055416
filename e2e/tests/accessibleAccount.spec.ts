import { axeFindsNothing, type PageState } from './axeFindsNothing'
import { expect, test } from './fixtures'
import { signIn } from './signIn'

const states: PageState[] = [
  { name: 'login', path: '/login' },
  { name: 'registration', path: '/registration' },
  { name: 'forgot password', path: '/forgot-password' },
  {
    name: 'a toast',
    path: '/login',
    enter: async (page) => {
      await page.getByRole('main').getByLabel('E-mail').fill('nobody@example.org')
      await page.getByLabel('Password', { exact: true }).fill('not-the-one')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page.getByText('Invalid credentials')).toBeVisible()
    },
  },
  {
    name: 'a registration with errors',
    path: '/registration',
    enter: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click()
      await expect(page.getByRole('main').getByText('Confirm your password').first()).toBeVisible()
    },
  },
  {
    name: 'a good reset link',
    path: '/reset-password/?email=ada@company.example&token=good',
    before: (page) => page.route('**/api/reset-password-init', (route) => route.fulfill({ json: { result: 1 } })),
    enter: (page) => page.getByLabel('New password').fill('Tulips in 1 rain'),
  },
  {
    name: 'the way back from a provider',
    path: '/auth/callback?token=nobodys',
    // With its scripts it would be gone at once.
    before: (page) => page.route(/\.js$/, (route) => route.abort()),
    interactive: false,
    enter: (page) => expect(page.getByRole('heading', { level: 1 })).toHaveText('Redirecting...'),
  },
  {
    name: 'a sign-in the provider refused',
    path: '/auth/callback?error=state',
    enter: (page) => expect(page.getByText('An unknown error occurred')).toBeVisible(),
  },
  {
    name: 'a toast of success',
    path: '/forgot-password',
    before: (page) => page.route('**/api/forget-password', (route) => route.fulfill({ json: { result: 1 } })),
    enter: async (page) => {
      await page.getByRole('button', { name: 'Send Link' }).click()
      await expect(page.getByText('Successful')).toBeVisible()
      await page.getByText('Successful').hover() // it stays while the pointer is over it
    },
  },
  { name: 'an expired reset link', path: '/reset-password/?email=nobody@example.org&token=gone' },
  { name: 'orders', path: '/user/orders', before: signIn },
  {
    name: 'no orders',
    path: '/user/orders',
    before: async (page) => {
      await signIn(page)
      await page.route('**/api/user/get/orders', (route) => route.fulfill({ json: { data: [] } }))
    },
    enter: (page) => expect(page.getByText('No orders yet')).toBeVisible(),
  },
  {
    name: 'no saved machines',
    path: '/user/saved',
    before: async (page) => {
      await signIn(page)
      await page.route('**/api/user/get/wishlist', (route) => route.fulfill({ json: { result: 1, data: [] } }))
    },
    enter: (page) => expect(page.getByText('Nothing saved yet')).toBeVisible(),
  },
  {
    name: 'orders that did not come',
    path: '/user/orders',
    before: async (page) => {
      await signIn(page)
      await page.route('**/api/user/get/orders', (route) => route.fulfill({ status: 500, json: { result: 0 } }))
    },
    enter: (page) => expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(),
  },
  {
    name: 'a question before unsaved changes are lost',
    path: '/user/profile',
    before: signIn,
    enter: async (page) => {
      await page.getByLabel('Town').fill('Leeds')
      await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Orders' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'saved machines', path: '/user/saved', before: signIn },
  { name: 'the profile', path: '/user/profile', before: signIn },
]

test.describe('the account [R-700, R-173]', () => axeFindsNothing(states))
