import type { Page } from '@playwright/test'
import { expect, test, untilInteractive } from './fixtures'
import { chooseMachine, fillSeller, machineFields } from './sellForm'

test.describe('a machine on offer that cannot be sent', () => {
  test.use({ expectProblems: true })

  const sell = (page: Page) => page.locator('#sell')
  const offer = (page: Page) => sell(page).getByRole('button', { name: 'Send request' }).click()

  async function fill(page: Page) {
    await page.goto('/#sell')
    await untilInteractive(page)
    await fillSeller(sell(page))
    await chooseMachine(sell(page))
  }

  test('says why at the form, keeps everything, and is sent by another try [R-228]', async ({ page }) => {
    await fill(page)
    await page.route('**/api/submit-form', (route) => route.fulfill({ status: 500, json: {} }))
    await offer(page)
    const note = sell(page).getByRole('alert')
    await expect(note).toContainText('This was not sent')
    await expect(note.getByRole('link', { name: /^\+44/ })).toHaveAttribute('href', /^tel:\+44/)
    await expect(sell(page).getByLabel('Last name')).toHaveValue('Example')

    await page.route('**/api/submit-form', (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '231' }, json: {} }),
    )
    await note.getByRole('button', { name: 'Try again' }).click()
    await expect(note).toContainText('Please try again in 4 minutes.')

    await page.unroute('**/api/submit-form')
    await note.getByRole('button', { name: 'Try again' }).click()
    await expect(sell(page).getByText(/Your reference is S-\w{8}/)).toBeVisible()
  })

  test('for lack of a line is offered again on the next visit, with its machine', async ({ page }) => {
    await fill(page)
    const fields = Object.values(machineFields(sell(page)))
    const chosen = await Promise.all(fields.map((field) => field.inputValue()))
    await page.route('**/api/submit-form', (route) => route.abort('internetdisconnected'))
    await offer(page)
    await expect(sell(page).getByRole('alert')).toContainText('There was no connection.')

    await page.unroute('**/api/submit-form')
    await page.goto('/')
    await sell(page).scrollIntoViewIfNeeded()
    await expect(sell(page).getByText('You wrote this before')).toBeVisible()
    for (const [index, field] of fields.entries()) await expect(field).toHaveValue(chosen[index] ?? '')
    const sent = page.waitForRequest('**/api/submit-form')
    await offer(page)
    const [manufacturer, model, year] = chosen
    expect((await sent).postDataJSON()).toMatchObject({ manufacturer, model, year: Number(year), last_name: 'Example' })
    await expect(sell(page).getByText(/Your reference is S-\w{8}/)).toBeVisible()
  })
})
