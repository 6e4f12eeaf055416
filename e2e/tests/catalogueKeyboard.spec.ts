import type { Locator, Page } from '@playwright/test'
import { firstSlug } from './addresses'
import { expect, test, untilInteractive } from './fixtures'
import { expectSeen, tabTo } from './keyboardWalk'
import { shownMachines } from './machineFilters'

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const settled = (page: Page) => expect(results(page)).toHaveAttribute('aria-busy', 'false')

/** Checks that the control has the focus and is visible. */
async function expectFocus(page: Page, control: Locator) {
  await expect(control).toBeFocused()
  await expectSeen(page)
}

async function open(page: Page, address: string) {
  await page.goto(address)
  await untilInteractive(page)
}

test.describe('content and catalogue by keyboard alone', () => {
  test('the list: suggestions, sort, sections, boxes, price, year, chips, pages, and on to a machine [R-701]', async ({
    page,
  }) => {
    test.slow()
    await open(page, '/products')
    const panel = page.getByRole('complementary', { name: 'Filters' })

    const search = page.getByRole('combobox', { name: 'Search machines' })
    await tabTo(page, search)
    await page.keyboard.type('filler')
    await expect(page.getByRole('listbox', { name: 'Suggested machines' }).getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?search=/)
    await settled(page)
    await expectFocus(page, search)
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('/products')

    const sort = page.getByLabel('Sort by')
    await tabTo(page, sort)
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL('/products?sort=2')
    await settled(page)
    await expectFocus(page, sort)

    const heading = panel.getByRole('button', { name: 'Categories' })
    await tabTo(page, heading)
    await page.keyboard.press('Enter')
    await expect(heading).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Space')
    await expect(heading).toHaveAttribute('aria-expanded', 'true')

    const box = panel.getByRole('checkbox').first()
    await tabTo(page, box)
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/\?sort=2&category=\d+$/)
    await settled(page)
    await expectFocus(page, box)

    const price = panel.getByRole('slider', { name: 'Minimum price' })
    await tabTo(page, price)
    await page.keyboard.press('PageUp')
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/price_from=\d+$/)
    await settled(page)
    await expectFocus(page, price)
    const drawn = await page.screenshot({ clip: await boxOf(price) })
    await page.keyboard.press('Tab')
    expect((await page.screenshot({ clip: await boxOf(price) })).equals(drawn), 'the thumb shows its focus').toBe(false)

    const year = panel.getByLabel('Year from')
    await tabTo(page, year)
    await page.keyboard.type('2012')
    await expect(page).toHaveURL(/year_from=2012$/)
    await settled(page)
    await expectFocus(page, year)

    const chip = page.getByRole('link', { name: 'Remove From 2012' })
    await tabTo(page, chip)
    await page.keyboard.press('Enter')
    await expect(chip).toBeHidden()
    await settled(page)
    await expectFocus(page, results(page))

    const clear = page.getByRole('link', { name: 'Clear All' })
    await tabTo(page, clear)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/products')
    await expect(clear).toBeHidden()
    await expectFocus(page, results(page))

    const second = page.getByRole('navigation', { name: 'Pages of machines' }).getByRole('link', { name: 'Page 2' })
    const before = await shownMachines(page)
    await tabTo(page, second)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/products?page=2')
    await expect.poll(() => shownMachines(page)).not.toEqual(before)
    await expectFocus(page, results(page))

    await tabTo(page, results(page).getByRole('article').first().getByRole('link').first(), { most: 2 })
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/products\/[\w-]+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('the filter dialog of a phone keeps the focus and returns it [R-701, R-315]', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, '/products')
    const filter = page.getByRole('button', { name: /^Filter/ })
    await tabTo(page, filter)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Filters' })
    const box = dialog.getByRole('checkbox').first()
    await tabTo(page, box)
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/\?category=\d+$/)
    await expectFocus(page, box)
    const clear = dialog.getByRole('link', { name: 'Clear All' })
    await tabTo(page, clear)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/products')
    await expect(clear).toBeHidden()
    await expectFocus(page, dialog.getByRole('button', { name: /^Show \d+ machines/ }))
    for (let stops = 0; stops < 3; stops += 1) {
      await page.keyboard.press('Tab') // around, through the browser's own controls
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expectFocus(page, filter)
  })

  test('a machine: pictures, large view with zoom, tabs, video, and a message about it [R-701, R-337, R-340]', async ({
    page,
  }) => {
    test.slow()
    await open(page, `/products/${await firstSlug('/get/products')}`)
    const gallery = page.getByRole('region', { name: /^Pictures of/ })

    await tabTo(page, gallery.getByRole('list', { name: /^Pictures of/ }))
    await page.keyboard.press('ArrowRight')
    await expect(gallery.getByRole('status')).toHaveText(/^Picture 2 of/)

    const enlarge = gallery.getByRole('button', { name: 'Enlarge picture' })
    await tabTo(page, enlarge)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('status')).toHaveText(/^3 \//)
    await expectFocus(page, dialog.getByRole('button', { name: 'Zoom in' }))
    await page.keyboard.press('Enter')
    await expectFocus(page, dialog.getByRole('button', { name: 'Zoom out' }))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expectFocus(page, enlarge)

    const [previous, next] = ['Previous picture', 'Next picture'].map((name) => gallery.getByRole('button', { name }))
    if (!previous || !next) throw new Error('unreachable')
    await tabTo(page, next)
    while (await next.isEnabled()) await page.keyboard.press('Enter')
    await expectFocus(page, previous) // an arrow that can go no further passes the focus on

    await tabTo(page, gallery.getByRole('link', { name: 'Picture 1' }))
    await page.keyboard.press('Enter')
    await expect(gallery.getByRole('status')).toHaveText(/^Picture 1 of/)

    await tabTo(page, page.getByRole('tab', { name: 'Description' }))
    await page.keyboard.press('ArrowRight')
    await expectFocus(page, page.getByRole('tab', { name: 'Components' }))
    await expect(page.getByRole('tabpanel', { name: 'Components' })).toBeVisible()
    await page.keyboard.press('End')
    await expectFocus(page, page.getByRole('tab', { name: 'Delivery' }))
    await page.keyboard.press('Home')
    await tabTo(page, page.getByRole('link', { name: /^Play video/ }), { most: 3 })
    await page.keyboard.press('Enter')
    await expectFocus(page, page.locator('main video, main iframe'))

    await tabTo(page, page.getByRole('link', { name: 'Get in Touch!' }), { back: true })
    await page.keyboard.press('Enter')
    const footer = page.getByRole('contentinfo')
    await expectFocus(page, footer.getByLabel('Name', { exact: true }))
  })

  test('home: sliders, an offer by manufacturer, model and year, and questions [R-701, R-213, R-239]', async ({
    page,
  }) => {
    test.slow()
    await open(page, '/')
    const slider = page
      .locator('main section')
      .filter({ has: page.locator('[aria-roledescription="carousel"]') })
      .first()
    await slider.scrollIntoViewIfNeeded()
    await expect(slider.locator('[data-swiper="on"]')).toHaveCount(1)
    const next = slider.getByRole('button', { name: 'Next slide' })
    await tabTo(page, next)
    while (await next.isEnabled()) await page.keyboard.press('Enter')
    await expectFocus(page, slider.getByRole('button', { name: 'Previous slide' }))

    const form = page.locator('#sell')
    await form.scrollIntoViewIfNeeded()
    await expect(form.getByLabel('Manufacturer').locator('option')).not.toHaveCount(1)
    const send = form.getByRole('button', { name: 'Send request' })
    await tabTo(page, send)
    await page.keyboard.press('Enter')
    await expect(form.getByText('Enter last name').first()).toBeVisible()
    await expectSeen(page)

    await tabTo(page, form.getByLabel('Name', { exact: true }))
    await page.keyboard.type('Ada')
    for (const [label, text] of [
      ['Last name', 'Example'],
      ['E-mail', 'ada@company.example'],
    ] as const) {
      await tabTo(page, form.getByLabel(label), { most: 2 })
      await page.keyboard.type(text)
    }
    await tabTo(page, form.getByRole('textbox', { name: 'Phone number' }), { most: 3 })
    await page.keyboard.type('+93701234567')
    for (const label of ['Manufacturer', 'Model', 'Year']) {
      const select = form.getByLabel(label, { exact: true })
      await expect(select.locator('option')).not.toHaveCount(1)
      await tabTo(page, select, { most: 2 })
      await page.keyboard.press('ArrowDown')
      await expect(select).not.toHaveValue('')
    }
    await tabTo(page, send, { most: 4 }) // past telephone and e-mail, for a machine that is in no list
    await page.keyboard.press('Enter')
    await expect(form.getByText('Thank you, we will contact you')).toBeVisible()
    await expectSeen(page)

    const question = page.getByRole('main').locator('h3 button[aria-expanded]')
    await tabTo(page, question.first())
    await page.keyboard.press('Enter')
    await tabTo(page, question.nth(1), { most: 3 })
    await page.keyboard.press('Space')
    for (const open of [question.first(), question.nth(1)]) await expect(open).toHaveAttribute('aria-expanded', 'true')
  })
})

/** The position of an element in the window, with space for the ring around it. */
async function boxOf(control: Locator) {
  const box = await control.boundingBox()
  if (!box) throw new Error('It is not drawn')
  return { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 }
}
