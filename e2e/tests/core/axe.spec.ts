import type { Page } from '@playwright/test'
import { accountPages } from '../accountPages'
import { comparison, firstSlug } from '../addresses'
import { axeFindsNothing, expectNoViolations, type PageState } from '../axeFindsNothing'
import { test } from '../fixtures'
import { openOffice } from '../openOffice'
import { signIn } from '../signIn'

// Each kind of page once. Dialogs, messages and failures are in accessible*.spec.ts.
const pages: PageState[] = [
  { name: 'home, the header over a picture', path: '/' },
  { name: 'a page of content', path: '/about-us' },
  { name: 'a legal page', path: '/legal/privacy' },
  { name: 'the machine list', path: '/products' },
  { name: 'a machine', path: async () => `/products/${await firstSlug('/get/products')}` },
  { name: 'a comparison of machines', path: comparison, shown: (page) => page.getByRole('table') },
  { name: 'results of a search', path: '/search?query=filler' },
  { name: 'the blog list', path: '/blogs' },
  { name: 'an article', path: async () => `/blogs/${await firstSlug('/get/blogs')}` },
  { name: 'registration', path: '/registration' },
  { name: 'the profile', path: '/user/profile', before: signIn, shown: accountPages['/user/profile'] },
  { name: 'not found', path: '/nothing-here' },
  { name: 'maintenance', path: '/maintenance' },
]

test.describe('each kind of page [R-700, R-173]', () => axeFindsNothing(pages))

const figures = (page: Page) => page.getByRole('img', { name: /^Enquiries by day/ })

test('axe finds nothing on the first page of the office [O-55]', async ({ page }) => {
  await openOffice(page)
  await expectNoViolations(page, { height: 320, shown: figures(page) }) // low, so that the page scrolls
})
