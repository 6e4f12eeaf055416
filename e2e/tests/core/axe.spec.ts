import type { Locator, Page } from '@playwright/test'
import { accountPages } from '../accountPages'
import { comparison, firstSlug } from '../addresses'
import { axeOptions, expectNoViolations, expectNoViolationsIn, expectReadableInOtherLooks } from '../axeFindsNothing'
import { test } from '../fixtures'
import { openOffice } from '../openOffice'
import { signIn } from '../signIn'

// Each kind of page once, in every look. Dialogs, messages and failures are in accessible*.spec.ts.

interface KindOfPage {
  path: string | (() => Promise<string>)
  before?: (page: Page) => Promise<unknown>
  shown?: (page: Page) => Locator
}

const kinds: Record<string, KindOfPage> = {
  'home, the header over a picture': { path: '/' },
  'a page of content': { path: '/about-us' },
  'a legal page': { path: '/legal/privacy' },
  'the machine list': { path: '/products' },
  'a machine': { path: async () => `/products/${await firstSlug('/get/products')}` },
  'a comparison of machines': { path: comparison, shown: (page) => page.getByRole('table') },
  'results of a search': { path: '/search?query=filler' },
  'the blog list': { path: '/blogs' },
  'an article': { path: async () => `/blogs/${await firstSlug('/get/blogs')}` },
  registration: { path: '/registration' },
  'the profile': { path: '/user/profile', before: signIn, shown: accountPages['/user/profile'] },
  'not found': { path: '/nothing-here' },
  maintenance: { path: '/maintenance' },
}

test.describe('each kind of page [R-700, R-173, R-706]', () => {
  test.use(axeOptions)

  for (const [name, { shown, ...page }] of Object.entries(kinds))
    test(`axe finds nothing on ${name}`, async ({ page: browserPage }) => {
      await expectNoViolationsIn(browserPage, { ...page, states: [{ name, shown }] })
      await expectReadableInOtherLooks(browserPage)
    })
})

const figures = (page: Page) => page.getByRole('img', { name: /^Enquiries by day/ })

test('axe finds nothing on the first page of the office [O-55]', async ({ page }) => {
  await openOffice(page)
  await expectNoViolations(page, { height: 320, shown: figures(page) }) // low, so that the page scrolls
})
