import type { Page } from '@playwright/test'
import { ask } from './ask'
import { expectNoViolations } from './axeFindsNothing'
import { expect, test } from './fixtures'
import { openOffice } from './openOffice'

// Pages and states of the office that the tests of what is done there do not pass: axe at both widths in both schemes.

const company = `Accessible Dairy ${Date.now()}`
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

interface State {
  name: string
  path: string
  enter?: (page: Page) => Promise<unknown>
  /** What shows that the page is in the state. */
  shown: (page: Page) => ReturnType<Page['getByRole']>
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, exact: true }).first()
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name })
const openThread = (page: Page) => page.getByRole('link', { name: company }).click()

const states: State[] = [
  { name: 'orders', path: '/office/orders', shown: heading('Orders') },
  {
    name: 'the statuses of orders',
    path: '/office/orders',
    enter: button('Statuses'),
    shown: dialog('Statuses of orders'),
  },
  { name: 'an order', path: '/office/orders', enter: openFirst(/^Order \d/), shown: heading('Set the status') },
  { name: 'a new order', path: '/office/orders/new?customer=1', shown: heading('In this order') },
  { name: 'an order that is not there', path: '/office/orders/999999', shown: (page) => page.getByRole('alert') },
  { name: 'a customer', path: '/office/customers', enter: openFirst(/^Margaret/), shown: heading('Personal data') },
  { name: 'an enquiry', path: '/office/enquiries', enter: openThread, shown: (page) => page.getByRole('log') },
  {
    name: 'a note inside',
    path: '/office/enquiries',
    enter: (page) => openThread(page).then(() => button('Note inside')(page)),
    shown: (page) => page.getByRole('textbox', { name: 'Note inside the company' }),
  },
  {
    name: 'the reason of a lost enquiry',
    path: '/office/enquiries',
    enter: (page) =>
      openThread(page).then(() => page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Lost' })),
    shown: dialog('Lost'),
  },
  {
    name: 'a search that finds nothing',
    path: '/office/enquiries?filter=%7B%22show%22%3A%22all%22%2C%22search%22%3A%22qqqzzz%22%7D',
    shown: (page) => page.getByText(/^Nothing in this view fits/),
  },
  { name: 'settings', path: '/office/sign-in', shown: heading('Mails about new enquiries') },
  { name: 'an invitation', path: '/office/staff', enter: button('Invite'), shown: (page) => page.getByRole('dialog') },
  {
    name: 'a colleague',
    path: '/office/staff',
    enter: (page) =>
      page
        .getByRole('button', { name: /^Change/ })
        .first()
        .click(),
    shown: (page) => page.getByRole('dialog'),
  },
  { name: 'the list of keys', path: '/office', enter: (page) => page.keyboard.press('?'), shown: dialog('Keys') },
  { name: 'a page that is not there', path: '/office/none', shown: heading('There is no such page in the office') },
]

function openFirst(name: RegExp) {
  return (page: Page) => page.getByRole('link', { name }).first().click()
}

test.use({ expectProblems: true }) // the browser logs a refusal

test('axe finds nothing on the other pages and states of the office [O-55]', async ({ page, browser }) => {
  test.setTimeout(180_000)
  await ask(await (await browser.newContext()).newPage(), company)
  await openOffice(page)
  for (const { name, path, enter, shown } of states) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await enter?.(page)
      await expect(shown(page)).toBeVisible()
      await expectNoViolations(page)
    })
  }
})
