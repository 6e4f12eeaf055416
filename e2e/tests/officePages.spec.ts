import type { Page } from '@playwright/test'
import { expectNoViolations } from './axeFindsNothing'
import { expect, test, untilInteractive } from './fixtures'
import { openOffice } from './openOffice'

test.use({ expectProblems: true }) // the browser reports a refused address

/** Seconds within which visitors see what was published (O-15). */
const AT_ONCE = { timeout: 5_000 }

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published.')).toBeVisible()
}
const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
const sections = (page: Page) => page.getByRole('navigation', { name: 'Sections' })
const fieldsOf = (page: Page, kind: string) => page.getByRole('form', { name: `Fields of ${kind}` })

async function goOffline(page: Page) {
  await page.getByRole('button', { name: 'Take offline' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take offline' }).click()
  await expect(page.getByText('Offline', { exact: true })).toBeVisible()
}

/** The colleague has no account: the link alone shows the draft, until it is ended. */
async function sharesWithColleague(page: Page, title: string, colleague: Page) {
  const problems: string[] = []
  colleague.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  colleague.on('pageerror', ({ message }) => problems.push(message))
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share this draft' })
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = await dialog.getByLabel('Link to the draft').inputValue()
  await expectNoViolations(page)

  await colleague.goto(link)
  await untilInteractive(colleague)
  const heading = colleague.getByRole('heading', { level: 1 })
  const note = colleague.getByRole('complementary', { name: 'Draft' })
  await expect(heading).toContainText(title)
  await expect(note).toContainText('Visitors do not see it yet')
  expect(problems).toEqual([])
  // Links to other pages lead out of the draft, and Back leads into it.
  await colleague.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About us' }).first().click()
  await colleague.waitForURL('/about-us')
  await expect(note).toHaveCount(0)
  await colleague.goBack()
  await expect(note).toBeVisible()
  await expect(heading).toContainText(title)

  await dialog.getByRole('button', { name: 'End link' }).first().click()
  await dialog.getByRole('button', { name: 'End it now?' }).click()
  await expect(dialog.getByLabel('Link to the draft')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect((await colleague.goto(link))?.status()).toBe(410)
  await expect(colleague.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
}

test('an editor changes the title of the home page beside the real page at three widths, shares the draft with a colleague, and visitors see it once it is published [O-12, O-15, O-19, O-20, O-21, O-24]', async ({
  page,
  browser,
}) => {
  test.slow()
  await openOffice(page, '/office')
  await page.goto('/')
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.waitForURL(/\/office\/pages\/\d+$/)
  const title = fieldsOf(page, 'Banner').getByRole('textbox', { name: /^Title/ })
  const before = await title.inputValue()
  await page.getByRole('button', { name: 'Show page' }).click()
  const frame = page.frameLocator('iframe').last()
  await expect(frame.getByRole('heading', { level: 1 })).toContainText(before.slice(0, 12))
  await title.fill('Lines that fill')
  await saved(page)
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Lines that fill')
  for (const width of [390, 768, 1280]) {
    await page.getByRole('combobox', { name: 'Width' }).selectOption({ label: `${width} px` })
    const shown = () => frame.locator('html').evaluate(({ ownerDocument }) => ownerDocument.defaultView?.innerWidth)
    await expect.poll(shown).toBe(width)
    await expect(frame.getByRole('heading', { level: 1 })).toContainText('Lines that fill')
  }
  await expectNoViolations(page)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { level: 1 })).not.toContainText('Lines that fill')
  await expect(visitor.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  try {
    await sharesWithColleague(page, 'Lines that fill', await (await browser.newContext()).newPage())
    await publish(page)
    await expect.poll(async () => (await visitor.request.get('/')).text(), AT_ONCE).toContain('Lines that fill')
  } finally {
    await title.fill(before)
    await saved(page)
    await publish(page)
  }
  await expect.poll(async () => (await visitor.request.get('/')).text(), AT_ONCE).not.toContain('Lines that fill')
})

test('a new page gets sections from the gallery, is ordered by keyboard, put into the menu, and taken offline with its entry [O-24, O-27]', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const name = `Trade fairs ${Date.now()}`
  await openOffice(page, '/office/pages')
  await page.getByRole('button', { name: 'New page' }).click()
  const dialog = page.getByRole('dialog', { name: 'New page' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Address').fill('/products')
  await dialog.getByRole('button', { name: 'Start draft' }).click()
  await expect(dialog.getByText('Another page has this address')).toBeVisible()
  const address = `/trade-fairs-${Date.now()}`
  await dialog.getByLabel('Address').fill(address)
  await dialog.getByRole('button', { name: 'Start draft' }).click()
  await page.waitForURL(/\/office\/pages\/\d+$/)

  const add = async (kind: string) => {
    await page.getByRole('button', { name: 'Add section' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${kind} `) })
      .click()
  }
  await add('FAQ')
  await fieldsOf(page, 'FAQ')
    .getByRole('textbox', { name: /^Title/ })
    .fill('Before you come')
  await add('Steps')
  await fieldsOf(page, 'Steps')
    .getByRole('textbox', { name: /^Title/ })
    .fill('How to find us')
  await add('Introduction')
  await fieldsOf(page, 'Introduction')
    .getByRole('textbox', { name: /^Title/ })
    .fill('Meet us at a fair')
  await sections(page).getByRole('button', { name: 'Move Introduction', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(sections(page).getByRole('listitem').first()).toContainText('Meet us at a fair')
  await sections(page)
    .getByRole('button', { name: /^Steps/ })
    .click()
  await sections(page).getByRole('button', { name: 'Hide Steps' }).click()
  await saved(page)
  await expectNoViolations(page)
  const visitor = await (await browser.newContext()).newPage()
  expect((await visitor.request.get(address)).status()).toBe(404)
  await publish(page)
  const html = async () => (await visitor.request.get(address)).text()
  await expect.poll(html, AT_ONCE).toContain('Before you come')
  expect(await html()).not.toContain('How to find us')
  await visitor.goto(address)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Meet us at a fair' })).toBeVisible()

  await page.goto('/office/menu')
  await page.getByLabel('Add a page').selectOption({ label: `${name} (${address})` })
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Save menu' }).click()
  await expect(page.getByRole('button', { name: 'Save menu' })).toBeDisabled()
  const entry = visitor.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
  await expect.poll(async () => (await visitor.request.get('/')).text(), AT_ONCE).toContain(name)
  await visitor.goto('/about-us')
  await expect(entry.first()).toHaveAttribute('href', address)
  await expect.poll(async () => (await visitor.request.get('/sitemap.xml')).text(), AT_ONCE).toContain(address)

  await page.getByRole('link', { name }).click()
  await goOffline(page)
  await expect.poll(async () => (await visitor.request.get(address)).status(), AT_ONCE).toBe(404)
  await expect.poll(async () => (await visitor.request.get('/about-us')).text(), AT_ONCE).not.toContain(name)
  await page.goto('/office/menu')
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Offline')
  await page.getByRole('button', { name: `Remove ${name} from the menu` }).click()
  await page.getByRole('button', { name: 'Save menu' }).click()
  await expect(page.getByRole('button', { name: 'Save menu' })).toBeDisabled()
})
