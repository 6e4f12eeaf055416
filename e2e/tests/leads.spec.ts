import type { Page } from '@playwright/test'
import { firstSlug } from './addresses'
import { expect, test, untilInteractive } from './fixtures'
import { linkIn, mailTo } from './mailbox'

const form = (page: Page) => page.getByRole('form', { name: 'Get In Touch' })

async function write(page: Page, email = '') {
  await form(page).getByLabel('Name', { exact: true }).fill('Test Person')
  await form(page).getByLabel('Company name').fill('Test Ltd')
  await form(page).getByLabel('Phone number').fill('+44 7700 900123')
  await form(page).getByLabel('E-mail').fill(email)
}

const send = (page: Page) => form(page).getByRole('button', { name: 'Send message' }).click()

test.describe('an enquiry about a machine', () => {
  test('starts at the machine, names it, takes wishes, and ends with reference, day and a copy by mail [R-338, R-252]', async ({
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

    const said = form(page).getByRole('status').filter({ hasText: 'Thank you, we will contact you' })
    await expect(said).toContainText(/Your reference is E-\w{8}\. .* answers by (Mon|Tues|Wednes|Thurs|Fri)day \d+/)
    const [reference] = /E-\w{8}/.exec(await said.innerText()) ?? []
    const mail = await mailTo(email, `We have your message, ${reference}`)
    expect(mail.text).toContain(`\nMachine: ${await page.getByRole('heading', { level: 1 }).innerText()}, `)
    expect(mail.text).toMatch(/\nMachine: .*, SKU \S+\n/)
    expect(mail.text).toContain('\nWishes: Arrange a visit\n')
    expect(mail.text).toContain('\nCompany: Test Ltd\n')
    expect(new URL(linkIn(mail)).pathname).toBe(new URL(page.url()).pathname)
    expect(mail.text).toMatch(/call \+44 .* or write to \S+@\S+\./)
    expect(mail.reply_to).toMatch(/@/)
    expect(mail.text).not.toMatch(/\w_\w/)
  })

  test.describe('that cannot be sent', () => {
    test.use({ expectProblems: true })

    test('says why at the form, keeps everything, and gives telephone and address [R-253]', async ({ page }) => {
      await page.goto('/services')
      await untilInteractive(page)
      await write(page)
      await page.route('**/api/submit-form-footer', (route) => route.fulfill({ status: 500, json: {} }))
      await send(page)
      const note = form(page).getByRole('alert')
      await expect(note).toContainText('This was not sent')
      await expect(note.getByRole('link', { name: /^\+44/ })).toHaveAttribute('href', /^tel:\+44/)
      await expect(note.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
      await expect(form(page).getByLabel('Company name')).toHaveValue('Test Ltd')

      await page.unroute('**/api/submit-form-footer')
      await note.getByRole('button', { name: 'Try again' }).click()
      await expect(form(page).getByText('Thank you, we will contact you')).toBeVisible()
    })

    test('for lack of a line is offered again on the next visit', async ({ page }) => {
      await page.goto('/services')
      await untilInteractive(page)
      await write(page)
      await page.route('**/api/submit-form-footer', (route) => route.abort('internetdisconnected'))
      await send(page)
      await expect(form(page).getByRole('alert')).toContainText('There was no connection.')

      await page.unroute('**/api/submit-form-footer')
      await page.goto('/about-us')
      await form(page).scrollIntoViewIfNeeded()
      await expect(form(page).getByText('You wrote this before')).toBeVisible()
      await expect(form(page).getByLabel('Company name')).toHaveValue('Test Ltd')
      await send(page)
      await expect(form(page).getByText('Thank you, we will contact you')).toBeVisible()
    })
  })
})

test.describe('the foot of every page', () => {
  test('has telephone, e-mail, opening hours, the numbers of the company and the legal pages', async ({ page }) => {
    await page.goto('/blogs')
    await untilInteractive(page)
    const foot = page.getByRole('contentinfo')
    await expect(foot.getByRole('link', { name: /^Telephone/ })).toHaveAttribute('href', /^tel:\+\d+$/)
    await expect(foot.getByRole('link', { name: /^E-mail/ })).toHaveAttribute('href', /^mailto:/)
    await expect(foot.getByText(/^Company no\. \d+/)).toBeVisible()
    await expect(foot.getByText(/^VAT GB/)).toBeVisible()
    await form(page).scrollIntoViewIfNeeded()
    await expect(form(page).getByText(/Open now, until 17:30|Opens \w+ 08:00/)).toBeVisible()

    for (const name of ['Privacy', 'Terms', 'Imprint', 'Cookies', 'Accessibility']) {
      await foot.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
    await expect(form(page).getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/legal/privacy')
  })

  test('a legal page that does not exist is not found', async ({ request }) => {
    expect((await request.get('/legal/nothing')).status()).toBe(404)
  })

  test('structured data of the home page has telephone, address, hours and numbers [R-720]', async ({ page }) => {
    await page.goto('/')
    const text = await page.locator('script[type="application/ld+json"]').first().textContent()
    const [organisation] = JSON.parse(text ?? '')['@graph']
    expect(organisation).toMatchObject({
      telephone: expect.stringMatching(/^\+44/),
      vatID: expect.stringMatching(/^GB/),
      address: { '@type': 'PostalAddress', addressCountry: 'GB' },
      contactPoint: { hoursAvailable: [{ opens: '08:00' }] },
    })
  })
})
