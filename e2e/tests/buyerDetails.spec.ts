import type { Locator, Page } from '@playwright/test'
import { origin } from '../site'
import { comparison, firstSlug } from './addresses'
import { expect, test, untilInteractive } from './fixtures'
import { listed, shownMachines } from './machineFilters'

const results = (page: Page) => page.getByRole('region', { name: 'Results' })
const machine = async () => `/products/${await firstSlug('/get/products')}`

const nameOf = (option: Locator) => option.evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent ?? '')

test.describe('what a buyer looks for', () => {
  test('cards say when a machine is reserved or sold, and a sold one has no price [R-361]', async ({ page }) => {
    for (const [state, name] of [
      ['Reserved', 'labeller'],
      ['Sold', 'conveyor'],
    ] as const) {
      await page.goto(`/products?search=${name}`)
      const card = results(page).getByRole('article').filter({ hasText: state })
      await expect(card).toHaveCount(1)
      if (state === 'Sold') await expect(card).not.toContainText('£')
    }
  })

  test('a sold machine has no price in its structured data, and its data sheet is there [R-349, R-361]', async ({
    page,
  }) => {
    await page.goto('/products?search=conveyor')
    await results(page).getByRole('article').filter({ hasText: 'Sold' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/products\/[^/?]+$/)
    await page.reload()
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join()).toContain('"Product"')
    expect(data.join()).not.toMatch(/"offers"|"price"/)
    const sheet = await page.getByRole('link', { name: /data sheet/i }).getAttribute('href')
    expect((await page.request.get(sheet ?? '')).headers()['content-type']).toBe('application/pdf')
  })

  test('a reference price is promised only where no price is shown [R-361]', async ({ page }) => {
    const pages = await Promise.all([1, 2].map((number) => listed({}, number)))
    const machines = pages.flatMap(({ data }) => data).filter(({ selling_state }) => selling_state !== 'sold')
    const priced = machines.find(({ price }) => price !== null)
    const onRequest = machines.find(({ price }) => price === null)
    const main = page.getByRole('main')
    await page.goto(`/products/${priced?.slug}`)
    await expect(main.getByText(`£${priced?.price?.toLocaleString('en-GB')}`).first()).toBeVisible()
    await expect(main.getByText('Transport quote within one working day.')).toBeVisible()
    await expect(main.getByText(/Reference price/)).toHaveCount(0)
    await page.goto(`/products/${onRequest?.slug}`)
    await expect(main.getByText('Price on request').first()).toBeVisible()
    await expect(main.getByText('Reference price and transport quote within one working day.')).toBeVisible()
  })

  for (const name of ['Manufacturer', 'Condition'])
    test(`a ${name.toLowerCase()} narrows the list to as many machines as stand beside its name [R-369]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto('/products')
      await untilInteractive(page)
      const filters = page.getByRole('complementary', { name: 'Filters' })
      const set = filters.getByRole('group', { name })
      await set.getByRole('button', { name }).click()
      const option = set.getByRole('checkbox', { name: /\([1-9]\d*\)$/ }).first()
      const [, count] = /\((\d+)\)$/.exec(await nameOf(option)) ?? []
      await option.check()
      await expect(results(page).getByRole('status')).toHaveText(new RegExp(`^${count} machine`))
    })

  test('an output per hour narrows the list to machines that reach it [R-369]', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/products')
    await untilInteractive(page)
    const all = await shownMachines(page)
    const outputs = page.getByRole('complementary', { name: 'Filters' }).getByRole('group', { name: 'Output per hour' })
    await outputs.getByRole('button', { name: 'Output per hour' }).click()
    await outputs.getByRole('textbox', { name: 'Output from' }).fill('10000')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/output_from=10000/)
    await expect.poll(() => shownMachines(page)).not.toEqual(all)
    const shown = await shownMachines(page)
    expect(shown.length).toBeGreaterThan(1)
    for (const path of shown) {
      const { product } = await (
        await page.request.post('/api/get/product-post', { form: { slug: path.split('/').at(-1) ?? '' } })
      ).json()
      const [figure = ''] = /[\d,]+(?=[^\d,]*\/h)/.exec(product.unit_of_measure) ?? []
      expect(Number(figure.replaceAll(',', '')), `${path}: ${product.unit_of_measure}`).toBeGreaterThanOrEqual(10_000)
    }
  })

  test('a printed machine has logo, model, SKU and the address of its page [R-363]', async ({ page }) => {
    const path = await machine()
    await page.goto(path)
    await untilInteractive(page)
    const model = await page.getByRole('main').locator('h1 + p').innerText()
    const main = page.getByRole('main')
    const logo = main.getByText(new URL(path, origin).pathname).locator('xpath=preceding-sibling::*[name()="svg"]')
    await expect(logo).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(logo).toBeVisible()
    await expect(main.getByText(new URL(path, origin).pathname)).toBeVisible()
    await expect(main.getByText(model).first()).toBeVisible()
    await expect(main.getByText('SKU').first()).toBeVisible()
  })

  test('a printed comparison has logo, models, SKUs and its address [R-363]', async ({ page }) => {
    const path = await comparison(2)
    await page.goto(path)
    await untilInteractive(page)
    await page.emulateMedia({ media: 'print' })
    const main = page.getByRole('main')
    const address = main.getByText(path)
    await expect(address).toBeVisible()
    await expect(address.locator('xpath=preceding-sibling::*[name()="svg"]')).toBeVisible()
    await expect(main.getByRole('rowheader', { name: 'SKU' })).toBeVisible()
    for (const { model } of (await listed()).data.slice(0, 2))
      await expect(main.getByText(model, { exact: true })).toBeVisible()
  })

  test('a telephone number is understood with 0044, and one that is too short keeps the focus [R-062]', async ({
    page,
  }) => {
    await page.goto('/')
    await untilInteractive(page)
    const form = page.getByRole('form', { name: 'Get In Touch' })
    await form.getByLabel('Name', { exact: true }).fill('Test Person')
    const number = form.getByLabel('Phone number')
    await number.fill('0044 7700 900123')
    await expect(number).toHaveValue('7700 900123')
    await form.getByLabel('Company name').fill('Test Ltd')
    await number.fill('+44 7700')
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(number).toBeFocused()
    await expect(number).toHaveAccessibleDescription('Number too short for the United Kingdom')
  })

  test('no tab of a machine leaves half of a wide page empty [R-340, R-344]', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(await machine())
    await untilInteractive(page)
    for (const name of ['Description', 'Components', 'Delivery']) {
      await page.getByRole('tab', { name }).click()
      const used = await page.getByRole('tabpanel', { name }).evaluate((panel) => {
        const rights = [...panel.querySelectorAll('p, li, td, dd')].map((part) => part.getBoundingClientRect().right)
        const { left, width } = panel.getBoundingClientRect()
        return (Math.max(...rights) - left) / width
      })
      expect(used, name).toBeGreaterThan(0.75)
    }
  })

  test('a list of components with a single group fills the page as well [R-343]', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.route('**/get/product-post', async (route) => {
      const answer = await (await route.fetch()).json()
      answer.product.technical_specifications.length = 1
      await route.fulfill({ json: { ...answer, blog: answer.product, data: answer.product } })
    })
    await page.goto('/products')
    await untilInteractive(page)
    await results(page).getByRole('heading', { level: 3 }).getByRole('link').first().click()
    await page.getByRole('tab', { name: 'Components' }).click()
    const panel = page.getByRole('tabpanel', { name: 'Components' })
    await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(1)
    const columns = await panel.evaluate((element) => {
      const lines = [...element.querySelectorAll('dt')].map((line) => Math.round(line.getBoundingClientRect().left))
      const { left, width } = element.getBoundingClientRect()
      return { lefts: new Set(lines).size, last: (Math.max(...lines) - left) / width }
    })
    expect(columns.lefts).toBe(2)
    expect(columns.last).toBeGreaterThan(0.45)
  })

  test('no three articles in a row of the blog have the same picture [R-401]', async ({ page }) => {
    await page.goto('/blogs')
    const pictures = await page
      .getByRole('main')
      .getByRole('article')
      .locator('img')
      .evaluateAll((all) => all.map((image) => new URL((image as HTMLImageElement).src).pathname))
    expect(pictures.length).toBeGreaterThan(4)
    expect(pictures.filter((picture, at) => picture === pictures[at + 1] && picture === pictures[at + 2])).toEqual([])
  })

  test('films are MP4 files of at most 1.5 MB [R-203]', async ({ page, request }) => {
    await page.goto('/')
    await untilInteractive(page)
    const films = await page
      .locator('video source')
      .evaluateAll((all) => all.map((source) => source.getAttribute('src')))
    expect(films.length).toBeGreaterThan(0)
    for (const film of [...films, '/storage/video/scroll-filler-assembly.mp4']) {
      const { headers } = await request.head(film ?? '').then((answer) => ({ headers: answer.headers() }))
      expect(headers['content-type']).toBe('video/mp4')
      expect(Number(headers['content-length'])).toBeLessThanOrEqual(1.5 * 1024 * 1024)
    }
  })
})

test.describe('a video that does not play', () => {
  test.use({ expectProblems: true })

  test('says so where the focus was, leads to its file and is tried again [R-341, R-701]', async ({ page }) => {
    await page.route('**/*.mp4', (route) => route.abort())
    await page.goto(await machine())
    await untilInteractive(page)
    await page.getByRole('link', { name: /^Play video/ }).press('Enter')
    await expect(page.getByRole('alert').filter({ hasText: 'The video did not play here.' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Open the file of the video' })).toHaveAttribute('href', /\.mp4$/)
    await page.unroute('**/*.mp4')
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(page.getByLabel(/^Video of/)).toBeFocused()
  })
})
