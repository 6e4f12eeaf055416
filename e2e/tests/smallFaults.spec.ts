import type { Locator } from '@playwright/test'
import { expect, test, untilInteractive } from './fixtures'
import { listed } from './machineFilters'

test.describe('what a critical visitor notices', () => {
  test('cards say the price, or that there is one on request, and hearts differ by model', async ({ page }) => {
    const { data } = await listed()
    await page.goto('/products')
    const cards = page.getByRole('main').getByRole('article')
    for (const [index, { price }] of data.slice(0, 12).entries())
      await expect(cards.nth(index)).toContainText(
        price === null ? 'Price on request' : `£${price.toLocaleString('en-GB')}`,
      )
    const names = await page
      .getByRole('button', { name: /^Save / })
      .evaluateAll((hearts) => hearts.map((heart) => heart.getAttribute('aria-label')))
    expect(new Set(names).size).toBe(names.length)
  })

  test('buttons and the track of prices keep their edges with forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/products')
    const button = page.getByRole('button', { name: 'Send message' })
    expect(await button.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px')
    const slider = page.getByRole('slider').first().locator('..')
    const [track, ground] = await slider.evaluate((element) => [
      getComputedStyle(element, '::before').backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ])
    expect(track).not.toBe(ground)
  })

  test('marks of what is chosen, chips, hearts and the theme switch keep edges with forced colours', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/products?year_from=1990')
    const edge = (found: Locator, pseudo?: string) =>
      found.first().evaluate((element, part) => {
        const { borderBottomWidth, borderBottomColor } = getComputedStyle(element, part)
        return `${borderBottomWidth} ${borderBottomColor}`
      }, pseudo)
    const main = page.getByRole('main')
    const named: [Locator, string?][] = [
      [main.getByRole('list', { name: 'Chosen filters' }).getByRole('link')],
      [main.getByRole('button', { name: /^Save / })],
      [page.getByRole('radio', { name: 'Dark' })],
      [page.getByRole('banner').getByRole('link', { name: 'Machines' }), '::after'],
      [page.getByRole('navigation', { name: 'Pages of machines' }).locator('[aria-current]'), '::after'],
    ]
    for (const [found, pseudo] of named) expect(await edge(found, pseudo)).not.toMatch(/^0px/)
    const [track, between] = await page
      .getByRole('slider')
      .first()
      .locator('..')
      .evaluate((slider) => ['::before', '::after'].map((part) => getComputedStyle(slider, part).backgroundColor))
    expect(between).not.toBe(track)
    await page.goto('/products/rotary-bottle-filler-bf-rf-36-12')
    expect(await edge(main.getByRole('tab', { selected: true }), '::after')).not.toMatch(/^0px/)
  })

  test('levels, the mark of an open answer and the line of progress are drawn with forced colours', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const drawn = (found: Locator, pseudo?: string) =>
      found
        .first()
        .evaluate(
          (element, part) =>
            getComputedStyle(element, part).backgroundColor !== getComputedStyle(document.body).backgroundColor,
          pseudo,
        )
    await page.goto('/registration')
    await untilInteractive(page)
    await page.getByLabel('Create password').fill('Abcdef')
    const rules = page.getByRole('list', { name: 'Rules of the password' })
    expect(await drawn(rules.locator('xpath=preceding-sibling::div'), '::after')).toBe(true)
    await page.route('**/remotes/catalogue/**/*.js', () => {}) // never answered
    await page.goto('/')
    await untilInteractive(page)
    expect(await drawn(page.locator('[data-reveal][aria-hidden] > span'))).toBe(true)
    const question = page.getByRole('region', { name: 'Questions' }).getByRole('button').first()
    await question.click()
    expect(await drawn(question.locator('xpath=ancestor::*[@data-open]'), '::before')).toBe(true)
    await page.getByRole('banner').getByRole('link', { name: 'Machines' }).click()
    expect(await drawn(page.getByRole('progressbar', { name: 'Loading page' }))).toBe(true)
  })

  test('the name in the logo is drawn on every ground with forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/')
    for (const place of ['banner', 'contentinfo'] as const) {
      const name = page.getByRole(place).getByRole('link', { name: 'Brightfill Machinery, home' }).locator('svg > path')
      const [ink, text] = await name.first().evaluate((path) => {
        const canvas = document.body.appendChild(document.createElement('p'))
        canvas.style.color = 'CanvasText'
        return [getComputedStyle(path).fill, getComputedStyle(canvas).color]
      })
      expect(ink).toBe(text)
    }
  })

  test('found words and the glass of the film are drawn with forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const grounds = (found: Locator) =>
      found.evaluate((element) => [element, document.body].map((part) => getComputedStyle(part).backgroundColor))
    const expectDrawn = async (found: Locator) => {
      const [own, page] = await grounds(found)
      expect(own).not.toBe(page)
      expect(own).not.toBe('rgba(0, 0, 0, 0)')
    }
    await page.goto('/search?query=filler')
    await untilInteractive(page)
    await expectDrawn(page.getByRole('main').locator('mark').first())
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('banner').getByRole('combobox').fill('filler')
    await expectDrawn(page.getByRole('banner').locator('mark').first())
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    const glass = page.getByRole('region', { name: 'Down to the last seal' }).locator('ol').locator('xpath=..')
    await expectDrawn(glass.locator('[aria-hidden] > span'))
  })

  test('the chosen result of the search box is outlined with forced colours [R-701]', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/about-us')
    await untilInteractive(page)
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('banner').getByRole('combobox').fill('filler')
    // The list of the empty field has no marks; that of the words replaces it.
    await expect(page.getByRole('banner').locator('mark').first()).toBeVisible()
    const options = page.getByRole('banner').getByRole('option')
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    const outlines = await options.evaluateAll((found) =>
      found.slice(0, 2).map((option) => getComputedStyle(option).outlineStyle),
    )
    expect(outlines).toEqual(['solid', 'none'])
  })

  test('a select is not invalid before anybody touched it, and a price is read with its currency [R-049]', async ({
    page,
  }) => {
    await page.goto('/')
    await page.locator('#sell').scrollIntoViewIfNeeded()
    for (const select of await page.locator('#sell select').all())
      await expect(select).toHaveAttribute('aria-invalid', 'false')
    await page.goto('/products')
    for (const thumb of await page.getByRole('slider').all())
      await expect(thumb).toHaveAttribute('aria-valuetext', /^£\d/)
  })

  test('a reset page without a link asks for it and speaks of no expired one [R-479]', async ({ page }) => {
    await page.goto('/reset-password')
    await expect(page.getByText('needs the whole link from our mail')).toBeVisible()
    await expect(page.getByText(/expired|Time is up/)).toHaveCount(0)
  })

  test.describe('a refused sign-in', () => {
    test.use({ expectProblems: true })

    test('is said at the form too, and stays there after the toast', async ({ page }) => {
      await page.goto('/login')
      await untilInteractive(page)
      await page.getByLabel('E-mail', { exact: true }).fill('nobody@company.example')
      await page.getByLabel('Password', { exact: true }).fill('Wrong-password1')
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
      const toast = page.getByText('Invalid credentials')
      await expect(toast).toBeVisible()
      await expect(toast).toBeHidden({ timeout: 15_000 })
      await expect(page.getByRole('main').getByText('do not belong together')).toBeVisible()
    })
  })

  test('the mail for a new password is said at the form too', async ({ page }) => {
    await page.goto('/forgot-password')
    await untilInteractive(page)
    await page.getByLabel('E-mail', { exact: true }).fill('demo@brightfill.example')
    await page.getByRole('button', { name: 'Send Link' }).click()
    await expect(page.getByText('The link is on its way to demo@brightfill.example')).toBeVisible()
  })
})
