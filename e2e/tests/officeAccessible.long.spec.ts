import type { Page } from '@playwright/test'
import { askByCall } from './ask'
import { expectNoViolations } from './axeFindsNothing'
import { expect, test } from './fixtures'
import { openOffice } from './openOffice'

// Pages and states of the office that no other test visits: axe at both widths in both schemes.

const company = `Accessible Dairy ${Date.now()}`
const seller = `Solheim ${Date.now()}`
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

interface State {
  name: string
  path: string
  before?: (page: Page) => Promise<unknown>
  enter?: (page: Page) => Promise<unknown>
  /** The part of the page that shows that it is in the state. */
  shown: (page: Page) => ReturnType<Page['getByRole']>
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true }).first()
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name })
const openThread = (page: Page) => page.getByRole('link', { name: company }).click()
const offer = (page: Page) => page.getByRole('form', { name: 'Machine offered' })

/** Changes the answer of a call of the office. */
const changed = (path: string, change: (data: Record<string, unknown>) => object) => (page: Page) =>
  page.route(`**/api/office/${path}`, async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, data: { ...data, ...change(data) } } })
  })

/** A release that is better than the live one, and one that fails. */
function withCanary() {
  const span = { views: 911, errors: 1, lcp: 1310, inp: 104, cls: 0.01 }
  const fault = { message: 'TypeError in the year filter', count: 1 }
  const row = { name: 'catalogue', release: 'c4na7y000000', hour: span, day: span, course: [0, 1.1], fault }
  const numbers = { canary: { views: 911, errors: 1 }, stable: { views: 8214, errors: 41 } }
  const canary = { name: row.name, release: row.release, percent: 10, since: new Date().toISOString() }
  return changed('releases', ({ live, figures }) => {
    const { release } = (live as { name: string; release: string }[]).find(({ name }) => name === row.name) ?? {}
    const before = { ...span, views: 8214, lcp: 1720 }
    const others = (figures as { release: string }[]).filter((other) => other.release !== release)
    return {
      canary: { ...canary, numbers, servers: 3 },
      figures: [...others, { ...row, release, hour: before, day: before, fault: null }, row],
    }
  })
}

const states: State[] = [
  { name: 'orders', path: '/office/orders', shown: heading('Orders') },
  {
    name: 'the statuses of orders',
    path: '/office/orders',
    enter: button('Edit statuses'),
    shown: dialog('Order statuses'),
  },
  { name: 'an order', path: '/office/orders', enter: openFirst(/^Order \d/), shown: heading('Change status') },
  { name: 'a new order', path: '/office/orders/new?customer=1', shown: heading('In this order') },
  { name: 'an order that is not there', path: '/office/orders/999999', shown: (page) => page.getByRole('alert') },
  { name: 'a customer', path: '/office/customers', enter: openFirst(/^Margaret/), shown: heading('Personal data') },
  { name: 'an enquiry', path: '/office/enquiries', enter: openThread, shown: (page) => page.getByRole('log') },
  {
    name: 'a note inside',
    path: '/office/enquiries',
    enter: (page) => openThread(page).then(() => button('Internal note')(page)),
    shown: (page) => page.getByRole('textbox', { name: 'Note for colleagues' }),
  },
  {
    name: 'the reason of a lost enquiry',
    path: '/office/enquiries',
    enter: (page) =>
      openThread(page).then(() => page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Lost' })),
    shown: dialog('Lost'),
  },
  {
    name: 'a status with its mail',
    path: '/office/enquiries',
    enter: (page) =>
      openThread(page).then(() => page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Won' })),
    shown: dialog('Won'),
  },
  {
    name: 'a search that finds nothing',
    path: '/office/enquiries?filter=%7B%22show%22%3A%22all%22%2C%22search%22%3A%22qqqzzz%22%7D',
    shown: (page) => page.getByText(/^No enquiries in this view match/),
  },
  { name: 'settings', path: '/office/sign-in', shown: heading('E-mails about new enquiries') },
  {
    name: 'an invitation',
    path: '/office/staff',
    enter: button('Invite colleague'),
    shown: (page) => page.getByRole('dialog'),
  },
  {
    name: 'a colleague',
    path: '/office/staff',
    enter: (page) => page.getByRole('button', { name: /^Edit/ }).first().click(),
    shown: (page) => page.getByRole('dialog'),
  },
  {
    name: 'an offer',
    path: '/office/enquiries',
    enter: (page) => page.getByRole('link', { name: seller }).click(),
    shown: offer,
  },
  {
    name: 'an offer with a price that is no price',
    path: '/office/enquiries',
    enter: async (page) => {
      await page.getByRole('link', { name: seller }).click()
      await offer(page).getByLabel('Price offered, £').fill('99999999999')
      await offer(page).getByRole('button', { name: 'Save price and visit' }).click()
    },
    shown: (page) => offer(page).getByRole('alert'),
  },
  {
    name: 'an offer about to be declined',
    path: '/office/enquiries',
    enter: async (page) => {
      await page.getByRole('link', { name: seller }).click()
      await offer(page).getByRole('button', { name: 'Decline' }).click()
    },
    shown: dialog('Decline this offer?'),
  },
  {
    name: 'a declined offer',
    path: '/office/enquiries',
    enter: async (page) => {
      await page.getByRole('link', { name: seller }).click()
      await offer(page).getByRole('button', { name: 'Decline' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
    },
    shown: (page) => offer(page).getByText('Declined', { exact: true }),
  },
  {
    name: 'a canary that does better',
    path: '/office/releases',
    before: withCanary(),
    shown: (page) => page.getByRole('table', { name: 'Canary against live' }).getByText('0.41 s faster'),
  },
  {
    name: 'maintenance',
    path: '/office/maintenance',
    before: changed('maintenance', () => ({
      on: true,
      note: 'We are moving to a larger hall.',
      until: new Date(Date.now() + 3_600_000).toISOString(),
    })),
    shown: (page) => page.getByText('The site is under maintenance'),
  },
  {
    name: 'the first door, where the second factor is set up',
    path: '/office',
    before: changed('me', ({ second_factor }) => ({
      open: null,
      second_factor: { ...(second_factor as object), set: false, required: true },
    })),
    shown: (page) => page.getByText(/^Setup code: [A-Z2-7]+$/),
  },
  {
    name: 'the list of keys',
    path: '/office',
    // The heading is there before the keys are heard.
    enter: (page) =>
      expect(async () => {
        await page.keyboard.press('?')
        await expect(dialog('Keyboard shortcuts')(page)).toBeVisible({ timeout: 1_000 })
      }).toPass(),
    shown: dialog('Keyboard shortcuts'),
  },
  {
    name: 'a page that is not there',
    path: '/office/none',
    shown: heading('We could not find this office page'),
  },
]

function openFirst(name: RegExp) {
  return (page: Page) => page.getByRole('link', { name }).first().click()
}

test.use({ expectProblems: true }) // the browser logs a refusal

test('axe finds nothing on the other pages and states of the office [O-55]', async ({ page }) => {
  test.setTimeout(180_000)
  await askByCall(page.request, company)
  const machine = { manufacturer: 'Tarnpak', model: 'AC-9000 S', year: 2016 }
  const person = { name: 'Ingrid', last_name: seller, phone: '+44 1632 960419', email: 'ingrid@seller.example' }
  expect((await page.request.post('/api/submit-form', { data: { ...person, ...machine } })).status()).toBe(201)
  await page.goto('/office')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expectNoViolations(page)
  await openOffice(page)
  for (const { name, path, before, enter, shown } of states) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await before?.(page)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await enter?.(page)
      await expectNoViolations(page, { shown: shown(page) })
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
})
