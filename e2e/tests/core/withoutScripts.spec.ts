import { firstSlug } from '../addresses'
import { expect, test } from '../fixtures'
import { listed, shownMachines } from '../machineFilters'

test.use({ javaScriptEnabled: false })

test.describe('with JavaScript off', () => {
  test('the list is filtered by its address and by its form [R-317, R-312]', async ({ page }) => {
    await page.goto('/products')
    const all = await shownMachines(page)
    await page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first().check()
    await page.getByRole('complementary', { name: 'Filters' }).getByRole('button', { name: 'Show machines' }).click()
    await expect(page).toHaveURL(/category=\d+/)
    const filtered = await shownMachines(page)
    expect(filtered.length).toBeGreaterThan(0)
    expect(filtered).not.toEqual(all)
    await expect(page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first()).toBeChecked()
  })

  test('the links to further pages of machines work [R-312]', async ({ page }) => {
    await page.goto('/products?sort=2')
    const first = await shownMachines(page)
    const pages = page.getByRole('navigation', { name: 'Pages of machines' })
    await pages.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL('/products?sort=2&page=2')
    await expect(pages.locator('[aria-current="page"]')).toHaveText('2')
    const second = await shownMachines(page)
    expect(second.length).toBeGreaterThan(0)
    expect(second.filter((machine) => first.includes(machine))).toEqual([])
  })

  test('a card shows all its pictures, and each leads to the machine [R-325, R-331, R-332]', async ({ page }) => {
    const { data } = await listed()
    const machine = data.find(({ images }) => images.length > 1)
    await page.goto('/products')
    const card = page.getByRole('article').filter({ has: page.locator(`h3 a[href="/products/${machine?.slug}"]`) })
    const second = card.getByRole('img', { name: `${machine?.name}, image 2 of ${machine?.images.length}` })
    await second.scrollIntoViewIfNeeded()
    await expect(second).toBeInViewport({ ratio: 0.9 })
    await expect.poll(() => second.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    await second.click()
    await expect(page).toHaveURL(`/products/${machine?.slug}`)
  })

  test('a machine shows its facts, pictures and every tab [R-333]', async ({ page }) => {
    const { data } = await listed()
    const [machine] = data
    await page.goto(`/products/${machine?.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(machine?.name ?? '')
    await expect(page.getByRole('link', { name: 'Get in Touch!' })).toHaveAttribute('href', /#footer$/)
    for (const text of ['SKU', 'Production Capacity', 'Condition & Availability'])
      await expect(page.getByText(text, { exact: true })).toBeVisible()
    const panels = page.getByRole('tabpanel')
    for (const [index, label] of ['Description', 'Components', 'Delivery'].entries()) {
      await expect(panels.nth(index), label).toBeVisible()
      await expect(panels.nth(index).getByText(label, { exact: true }).first()).toBeVisible()
    }
    await expect(page.getByText('We crate, load and insure every machine ourselves.')).toBeVisible()
    const picture = page.locator('main article img').first()
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  })

  test('the contact form is answered with the reference, the day and the way back [R-252, R-253]', async ({ page }) => {
    const slug = await firstSlug('/get/products')
    await page.goto(`/products/${slug}`)
    const form = page.getByRole('form', { name: 'Get In Touch' })
    await expect(form.getByRole('combobox', { name: /Phone country code/ })).toBeHidden()
    expect(await form.locator('input[name=slug]').getAttribute('value')).toBe(slug)
    await form.getByLabel('Name', { exact: true }).fill('Test Person')
    await form.getByLabel('Company name').fill('Test Ltd')
    await form.getByLabel('Phone number').fill('+44 7700 900123')
    await form.getByRole('button', { name: 'Send message' }).click()

    await expect(page.getByRole('heading', { name: 'Thank you, we will contact you' })).toBeVisible()
    await expect(page.getByText(/Your reference is E-\w{8}\./)).toBeVisible()
    await expect(page.getByText(/will reply by (Mon|Tue|Wed|Thu|Fri) \d+/)).toBeVisible()
    await page.getByRole('link', { name: 'Back to the previous page' }).click()
    await expect(page).toHaveURL(`/products/${slug}`)
  })

  test('a machine leads to its data sheet, which is a file with a name [R-366]', async ({ page }) => {
    await page.goto(`/products/${await firstSlug('/get/products')}`)
    const address = await page.getByRole('link', { name: 'Data sheet (PDF)' }).getAttribute('href')
    const sheet = await page.request.get(address ?? '')
    expect(sheet.status()).toBe(200)
    expect(sheet.headers()['content-type']).toBe('application/pdf')
    expect(sheet.headers()['content-disposition']).toMatch(/^inline; filename="[a-z0-9-]+\.pdf"$/)
    expect((await sheet.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('the home page shows every section, and no part waits for a script', async ({ page }) => {
    await page.goto('/')
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    expect(await headings.count()).toBeGreaterThanOrEqual(7)
    for (const heading of await headings.all()) await expect(heading).toBeVisible()
    for (const section of await page.locator('main section[aria-labelledby]').all()) {
      expect(await section.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
      expect((await section.innerText()).trim().length).toBeGreaterThan(20)
    }
  })

  test('an article is readable and the blog list leads to it', async ({ page }) => {
    const slug = await firstSlug('/get/blogs')
    await page.goto('/blogs')
    await page.locator(`main a[href="/blogs/${slug}"]`).first().click()
    await expect(page).toHaveURL(`/blogs/${slug}`)
    expect((await page.getByRole('article').first().innerText()).length).toBeGreaterThan(500)
  })

  test('pages of accounts say that they need scripts, and send no form that the api would answer with JSON', async ({
    page,
  }) => {
    for (const path of ['/login', '/registration', '/forgot-password', '/reset-password']) {
      await page.goto(path)
      // Chromium shows `noscript` only when its own settings switch scripts off.
      const note = await page.locator('main noscript').evaluate(({ textContent }) => textContent)
      expect(note, path).toContain('This page needs JavaScript.')
      for (const send of await page.locator('main button[type=submit]').all()) await expect(send, path).toBeDisabled()
    }
  })
})
