import type { Locator, Page } from '@playwright/test'
import { expect, test, untilInteractive } from './fixtures'

// With forced colours, parts that otherwise differ only by colour have an edge or a system colour.
test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

const edge = (found: Locator, pseudo?: string) =>
  found.first().evaluate((element, part) => {
    const { borderBottomWidth, borderBottomColor } = getComputedStyle(element, part)
    return `${borderBottomWidth} ${borderBottomColor}`
  }, pseudo)

/** Whether its ground differs from that of the page. */
const isDrawn = (found: Locator, pseudo?: string) =>
  found.first().evaluate((element, part) => {
    const { backgroundColor } = getComputedStyle(element, part)
    return backgroundColor !== getComputedStyle(document.body).backgroundColor && backgroundColor !== 'rgba(0, 0, 0, 0)'
  }, pseudo)

const openSearch = async (page: Page, words: string) => {
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('banner').getByRole('combobox').fill(words)
  // The list of the empty field has no marks; that of the words replaces it.
  await expect(page.getByRole('banner').locator('mark').first()).toBeVisible()
}

test('buttons, chips, hearts, prices and selected items keep their edges in the list and on a machine', async ({
  page,
}) => {
  await page.goto('/products?year_from=1990')
  const main = page.getByRole('main')
  const button = page.getByRole('button', { name: 'Send message' })
  expect(await button.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px')
  const edged: [Locator, string?][] = [
    [main.getByRole('list', { name: 'Applied filters' }).getByRole('link')],
    [main.getByRole('button', { name: /^Save (?!this)/ })],
    [page.getByRole('radio', { name: 'Dark' })],
    [page.getByRole('banner').getByRole('link', { name: 'Machines' }), '::after'],
    [page.getByRole('navigation', { name: 'Pages of machines' }).locator('[aria-current]'), '::after'],
  ]
  for (const [found, pseudo] of edged) expect(await edge(found, pseudo)).not.toMatch(/^0px/)
  const slider = page.getByRole('slider').first().locator('..')
  const [track, between, ground] = await slider.evaluate((element) => [
    getComputedStyle(element, '::before').backgroundColor,
    getComputedStyle(element, '::after').backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ])
  expect(track).not.toBe(ground)
  expect(between).not.toBe(track)

  await page.goto('/products/rotary-bottle-filler-bf-rf-36-12')
  expect(await edge(main.getByRole('tab', { selected: true }), '::after')).not.toMatch(/^0px/)
})

test('logo, gauge of the film, open answers and the line of progress are drawn on the home page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.route('**/remotes/catalogue/**/*.js', () => {}) // never answered
  await page.goto('/')
  await untilInteractive(page)
  for (const place of ['banner', 'contentinfo'] as const) {
    const name = page.getByRole(place).getByRole('link', { name: 'Brightfill Machinery, home' }).locator('svg > path')
    const [ink, text] = await name.first().evaluate((path) => {
      const canvas = document.body.appendChild(document.createElement('p'))
      canvas.style.color = 'CanvasText'
      return [getComputedStyle(path).fill, getComputedStyle(canvas).color]
    })
    expect(ink, place).toBe(text)
  }
  const gauge = page.getByRole('region', { name: 'Down to the last seal' }).locator('ol').locator('xpath=..')
  expect(await isDrawn(gauge.locator('[aria-hidden] > span'))).toBe(true)
  expect(await isDrawn(page.locator('[data-reveal][aria-hidden] > span'))).toBe(true)
  const question = page.getByRole('region', { name: 'Questions' }).getByRole('button').first()
  await question.click()
  expect(await isDrawn(question.locator('xpath=ancestor::*[@data-open]'), '::before')).toBe(true)
  await page.getByRole('banner').getByRole('link', { name: 'Machines' }).click()
  expect(await isDrawn(page.getByRole('progressbar', { name: 'Loading page' }))).toBe(true)
})

test('the level of a password is drawn', async ({ page }) => {
  await page.goto('/registration')
  await untilInteractive(page)
  await page.getByLabel('Create password').fill('Abcdef')
  const rules = page.getByRole('list', { name: 'Password rules' })
  expect(await isDrawn(rules.locator('xpath=preceding-sibling::div'), '::after')).toBe(true)
})

test('found words are marked, and the chosen result of the search box is outlined [R-701]', async ({ page }) => {
  await page.goto('/search?query=filler')
  await untilInteractive(page)
  expect(await isDrawn(page.getByRole('main').locator('mark'))).toBe(true)
  await openSearch(page, 'filler')
  expect(await isDrawn(page.getByRole('banner').locator('mark'))).toBe(true)
  const options = page.getByRole('banner').getByRole('option')
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  const outlines = await options.evaluateAll((found) =>
    found.slice(0, 2).map((option) => getComputedStyle(option).outlineStyle),
  )
  expect(outlines).toEqual(['solid', 'none'])
})
