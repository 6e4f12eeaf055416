import type { Page } from '@playwright/test'
import { expectNoViolations } from './axeFindsNothing'
import { expect, isSameDocument, markDocument, test, untilInteractive } from './fixtures'

const form = (page: Page) => page.getByRole('form', { name: 'Get In Touch' })
const country = (page: Page) => form(page).getByRole('combobox', { name: /Phone country code/ })

async function write(page: Page, phone = '+44 7700 900123') {
  await form(page).getByLabel('Name', { exact: true }).fill('Test Person')
  await form(page).getByLabel('Company name').fill('Test Ltd')
  await form(page).getByLabel('Phone number').fill(phone)
}

type TypingWindow = { pressed: string }

/**
 * Presses a key in every task of the page, so also between any two steps of its script, until 100 keys after the form
 * works.
 */
async function typeUntilAlive(field: HTMLElement | SVGElement) {
  const typing = window as unknown as TypingWindow
  const { port1, port2 } = new MessageChannel()
  const nextTask = () =>
    new Promise((resolve) => {
      port2.onmessage = resolve
      port1.postMessage(undefined)
    })
  typing.pressed = ''
  field.focus()
  for (let after = 0; after < 100; after += field.closest('form[data-alive]') ? 1 : 0) {
    const key = 'abcdefghij'.charAt(typing.pressed.length % 10)
    document.execCommand('insertText', false, key)
    typing.pressed += key
    await nextTask()
  }
}

test.describe('the contact form', () => {
  test('keeps text that was typed before the page was interactive, without moving the caret [R-752]', async ({
    page,
  }) => {
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await page.goto('/services', { waitUntil: 'commit' })
    await form(page).getByLabel('Phone number').fill('+44 7700 9')
    await form(page).getByLabel('Name', { exact: true }).pressSequentially('Ann')
    await expect(country(page)).toHaveValue('GB +44', { timeout: 20_000 })
    await page.keyboard.type(' Lee')

    await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('Ann Lee')
    await expect(form(page).getByLabel('Phone number')).toHaveValue('7700 9')
  })

  test('loses no key while its code starts [R-752]', async ({ page }) => {
    await page.goto('/services')
    await untilInteractive(page)
    await form(page).getByLabel('Company name').evaluate(typeUntilAlive)
    await expect(country(page)).toHaveValue('US +1') // the region of this browser's language

    const pressed = await page.evaluate(() => (window as unknown as TypingWindow).pressed)
    expect(pressed.length).toBeGreaterThan(100)
    await expect(form(page).getByLabel('Company name')).toHaveValue(pressed)
  })

  test('keeps its text on the way to a machine and sends that machine along [R-252, R-253, R-256]', async ({
    page,
  }) => {
    await page.goto('/products')
    await untilInteractive(page)
    await write(page)
    await expect(form(page)).toHaveAttribute('data-alive')
    await expect(country(page)).toHaveValue('GB +44')
    await markDocument(page)
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/products\/.+/)
    expect(await isSameDocument(page)).toBe(true)
    // The address changes before the page, which brings a form that knows the machine.
    await expect(form(page).getByRole('group', { name: 'Your enquiry is about this machine' })).toBeVisible()
    await expect(form(page).getByLabel('Company name')).toHaveValue('Test Ltd')

    const sent = page.waitForRequest('**/api/submit-form-footer')
    await form(page).getByRole('button', { name: 'Send message' }).click()
    expect((await sent).postDataJSON()).toMatchObject({
      name: 'Test Person',
      company_name: 'Test Ltd',
      phone: '+44 7700 900123',
      slug: new URL(page.url()).pathname.split('/').at(-1),
    })
    const heading = form(page).getByRole('heading', { name: 'Thank you, we will contact you' })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport({ ratio: 1 })
    await expectNoViolations(page)
    await form(page).getByRole('button', { name: 'Send another' }).click()
    await expect(form(page).getByLabel('Name', { exact: true })).toBeFocused()
    await expect(form(page).getByLabel('Phone number')).toHaveValue('')
  })

  test('restores what was typed after a reload and on a new page, before its code loads [R-662]', async ({ page }) => {
    await page.goto('/services')
    await untilInteractive(page)
    await write(page, '+44 7700 9')
    await expect(form(page)).toHaveAttribute('data-alive')
    await page.reload()
    await page.goto('/about-us')
    await untilInteractive(page)
    await expect(form(page)).not.toHaveAttribute('data-alive')
    await expect(form(page).getByLabel('Company name')).toHaveValue('Test Ltd')
    await form(page).scrollIntoViewIfNeeded()
    await expect(country(page)).toHaveValue('GB +44')
    await expect(form(page).getByLabel('Phone number')).toHaveValue('7700 9')
    await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('Test Person')
  })

  test.describe('that other code has changed', () => {
    test.use({ expectProblems: true }) // React says that it draws the form again

    test('keeps text typed early when a password manager has put nodes into the form [R-662]', async ({ page }) => {
      await page.route('**/*.js', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500))
        await route.continue()
      })
      await page.goto('/services', { waitUntil: 'commit' })
      await form(page).getByLabel('Name', { exact: true }).fill('Ann')
      await form(page)
        .getByLabel('E-mail')
        .evaluate((field) => {
          const frame = document.createElement('div')
          field.replaceWith(frame)
          frame.append(field, document.createElement('span'))
        })
      await form(page).getByLabel('Phone number').fill('+44 7700 9')
      await expect(country(page)).toHaveValue('GB +44', { timeout: 20_000 })
      await expect(form(page).getByLabel('Name', { exact: true })).toHaveValue('Ann')
      await expect(form(page).getByLabel('Phone number')).toHaveValue('7700 9')
    })
  })

  test('gets the focus in its first field from a link to the footer, even before its code is there [R-242]', async ({
    page,
  }) => {
    await page.goto('/#footer')
    await untilInteractive(page)
    await page.goto('/services')
    await untilInteractive(page)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '#footer'
      document.querySelector('main')?.append(link)
      link.click()
    })
    await expect(form(page)).toHaveAttribute('data-alive')
    await expect(form(page).getByLabel('Name', { exact: true })).toBeFocused()
  })

  test.describe('when its code does not arrive', () => {
    test.use({ expectProblems: true })

    test('is sent by the browser, which shows the reference and the way back [R-253]', async ({ page }) => {
      await page.goto('/services')
      await untilInteractive(page)
      await page.waitForLoadState('networkidle')
      await page.route('**/*.js*', (route) => route.abort()) // also under the address of a second request
      await write(page)
      await form(page).getByRole('button', { name: 'Send message' }).click()

      await expect(page.getByText(/Your reference is E-\w{8}/)).toBeVisible()
      await expectNoViolations(page)
      await page.unroute('**/*.js*')
      await page.getByRole('link', { name: 'Back to the previous page' }).click()
      await expect(page).toHaveURL('/services')
    })
  })
})

test.describe('forms of a page', () => {
  test('understand a number that was typed before the page was interactive [R-063]', async ({ page }) => {
    await page.route('**/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    })
    await page.goto('/registration', { waitUntil: 'commit' })
    await page.getByLabel('Full name').fill('Early Bird')
    await page.getByLabel('Mobile phone number').fill('+49 1512 3456789')
    await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('DE +49', { timeout: 20_000 })

    await expect(page.getByLabel('Mobile phone number')).toHaveValue('1512 3456789')
    await expect(page.getByLabel('Full name')).toHaveValue('Early Bird')
  })
})

test.describe('the contact form, when the visitor leaves its page before the answer,', () => {
  test.use({ expectProblems: true })

  test('is empty on the next page, and a toast says that the message was not sent [R-253]', async ({ page }) => {
    await page.goto('/services')
    await untilInteractive(page)
    await write(page)
    let refuse = () => {}
    const left = new Promise<void>((resolve) => {
      refuse = resolve
    })
    await page.route('**/api/submit-form-footer', async (route) => {
      await left
      await route.fulfill({ status: 500, json: {} })
    })
    const asked = page.waitForRequest('**/api/submit-form-footer')
    await form(page).getByRole('button', { name: 'Send message' }).click()
    await asked
    await page.getByRole('banner').getByRole('link', { name: 'Machines' }).click()
    await expect(page.locator('section[aria-busy]')).toBeAttached()
    await expect(form(page).getByLabel('Company name')).toHaveValue('')
    refuse()
    await expect(page.getByRole('alert').filter({ hasText: 'We could not send this' })).toContainText(
      'Nothing you typed is lost',
    )
  })
})
