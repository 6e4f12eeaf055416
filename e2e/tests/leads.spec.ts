import type { Page } from '@playwright/test'
import { firstSlug } from './addresses'
import { fileOfChunk } from './chunks'
import { expect, test, untilInteractive } from './fixtures'
import { mailTo } from './mailbox'

const form = (page: Page) => page.getByRole('form', { name: 'Get In Touch' })

async function write(page: Page, email = '') {
  await form(page).getByLabel('Name', { exact: true }).fill('Test Person')
  await form(page).getByLabel('Company name').fill('Test Ltd')
  await form(page).getByLabel('Phone number').fill('+44 7700 900123')
  await form(page).getByLabel('E-mail').fill(email)
}

const send = (page: Page) => form(page).getByRole('button', { name: 'Send message' }).click()

test.describe('an enquiry about a machine', () => {
  test('starts at the machine, names it, takes requests, and ends with reference, day and a confirmation by e-mail [R-338, R-252]', async ({
    page,
  }) => {
    await page.goto(`/products/${await firstSlug('/get/products')}`)
    await untilInteractive(page)
    await page.getByRole('link', { name: 'Get in Touch!' }).click()
    await expect(form(page).getByLabel('Name', { exact: true })).toBeFocused()
    const about = form(page).getByRole('group', { name: 'Your enquiry is about this machine' })
    await expect(about.getByRole('checkbox', { name: /SKU/ })).toBeChecked()
    await expect(about.getByRole('checkbox', { name: /SKU/ })).toHaveAccessibleName(
      new RegExp((await page.getByRole('heading', { level: 1 }).innerText()).split(' ')[0] ?? ''),
    )
    await about.getByLabel('Arrange a visit').check()
    const email = `buyer-${Date.now()}@leads.example`
    await write(page, email)
    await send(page)

    await expect(form(page).getByRole('heading', { name: 'Thank you, we will contact you' })).toBeFocused()
    const said = form(page)
    await expect(said).toContainText(/Your reference is E-\w{8}\. .* will reply by (Mon|Tue|Wed|Thu|Fri) \d+/)
    const [reference] = /E-\w{8}/.exec(await said.innerText()) ?? []
    const mail = await mailTo(email, `Your enquiry ${reference}`)
    expect(mail.text).not.toContain('Test Ltd')
    expect(mail.text).toMatch(/call \+44 .* or write to \S+@\S+\./)
    expect(mail.reply_to).toMatch(/@/)
    expect(mail.text).not.toMatch(/\w_\w/)
  })

  test('starts at the machine and the first field on a phone and a tablet, also from the list [R-338, R-242]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const starts = async () => {
      await page.getByRole('link', { name: 'Get in Touch!' }).click()
      const name = form(page).getByLabel('Name', { exact: true })
      await expect(name).toBeFocused()
      await expect(name).toBeInViewport({ ratio: 1 })
      await expect(form(page).getByRole('group', { name: /about this machine/ })).toBeInViewport({ ratio: 1 })
    }
    await page.goto(`/products/${await firstSlug('/get/products')}`)
    await untilInteractive(page)
    await starts()

    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto('/products')
    await untilInteractive(page)
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/products\/[^#]+$/)
    await starts()
  })

  test.describe('that cannot be sent', () => {
    test.use({ expectProblems: true })

    test('because it is offline is offered again on the next visit', async ({ page }) => {
      await page.goto('/services')
      await untilInteractive(page)
      await write(page)
      await page.route('**/api/submit-form-footer', (route) => route.abort('internetdisconnected'))
      await send(page)
      await expect(form(page).getByRole('alert')).toContainText('You seem to be offline.')

      await page.unroute('**/api/submit-form-footer')
      await page.goto('/about-us')
      await form(page).scrollIntoViewIfNeeded()
      await expect(form(page).getByText('You wrote this earlier')).toBeVisible()
      await expect(form(page).getByLabel('Company name')).toHaveValue('Test Ltd')
      await send(page)
      await expect(form(page).getByText('Thank you, we will contact you')).toBeVisible()
    })

    test('while offline, before the code for calls has loaded, is kept as well', async ({ page }) => {
      const code: string[] = []
      await page.route(fileOfChunk('axios'), (route) => {
        code.push(route.request().url())
        return route.abort('internetdisconnected')
      })
      await page.route('**/api/submit-form-footer', (route) => route.abort('internetdisconnected'))
      await page.goto('/services')
      await untilInteractive(page)
      await write(page)
      await expect(form(page)).toHaveAttribute('data-alive')
      await send(page)
      await expect(form(page).getByRole('alert')).toContainText('You seem to be offline.')
      expect(code).not.toEqual([])

      await page.unrouteAll()
      await page.goto('/about-us')
      await form(page).scrollIntoViewIfNeeded()
      await expect(form(page).getByText('You wrote this earlier')).toBeVisible()
      await send(page)
      await expect(form(page).getByText('Thank you, we will contact you')).toBeVisible()
    })
  })
})
