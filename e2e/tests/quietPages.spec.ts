import type { BrowserContext, Page } from '@playwright/test'
import { publicPages, readablePages } from './addresses'
import { expect, test } from './fixtures'
import { listed } from './machineFilters'
import { openOffice } from './openOffice'
import { saveMachine, signIn } from './signIn'

const signInPages = ['/login', '/registration', '/forgot-password', '/reset-password?email=a@example.org&token=x']
const accountPages = ['/user/profile', '/user/orders', '/user/saved']
const officePages = ['', '/enquiries', '/customers', '/orders', '/releases', '/staff', '/activity', '/maintenance']

interface Seen {
  /** Warnings of the browser. */
  said: string[]
  /** Calls of the api. */
  calls: string[]
}

const AT_ONCE = 4

/** Reads each page for longer than Chromium waits before it warns about unused preloads: 3 s after the load. */
async function readAll(context: BrowserContext, paths: string[]): Promise<Record<string, Seen>> {
  const seen: Record<string, Seen> = {}
  for (let first = 0; first < paths.length; first += AT_ONCE)
    await Promise.all(
      paths.slice(first, first + AT_ONCE).map(async (path) => {
        const page = await context.newPage()
        seen[path] = watch(page)
        await page.goto(path, { waitUntil: 'load' })
        await page.waitForTimeout(4_500)
        await page.close()
      }),
    )
  return seen
}

function watch(page: Page): Seen {
  const seen: Seen = { said: [], calls: [] }
  page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error') seen.said.push(message.text())
  })
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/(api|user|get|check|account)\//.test(pathname) && request.resourceType() !== 'document')
      seen.calls.push(`${request.method()} ${pathname}${search} ${withoutBoundary(request.postData() ?? '')}`)
  })
  return seen
}

/** Each form has a random boundary. */
const withoutBoundary = (body: string) => body.replace(/WebKitFormBoundary\w+/g, '')

function expectQuiet(seen: Record<string, Seen>) {
  for (const [path, { said, calls }] of Object.entries(seen)) {
    expect.soft(said, path).toEqual([])
    const twice = calls.filter((call, place) => calls.indexOf(call) !== place)
    expect.soft(twice, `${path}: calls made twice`).toEqual([])
  }
}

test.describe('a page that loads makes each call once, and preloads nothing that it does not use', () => {
  test.slow()

  test('for a visitor', async ({ context }) => {
    const paths = [...(await readablePages()).map(({ path }) => path), ...signInPages]
    expectQuiet(await readAll(context, paths))
  })

  test('for a user with saved machines', async ({ page, context }) => {
    await signIn(page)
    await saveMachine((await listed({ sort: 2 })).data[0]?.id ?? 0)
    const paths = [...(await publicPages()).map(({ path }) => path), ...accountPages]
    const seen = await readAll(context, paths)
    expectQuiet(seen)
    for (const path of ['/products', '/user/saved'])
      expect(seen[path]?.calls.filter((call) => call.includes('wishlist'))).toHaveLength(1)
  })

  test('for staff', async ({ page, context }) => {
    await openOffice(page)
    expectQuiet(
      await readAll(
        context,
        officePages.map((path) => `/office${path}`),
      ),
    )
  })
})
