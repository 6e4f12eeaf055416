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

  test('because it is offline is offered again on the next visit, with its machine', async ({ page }) => {
    await fill(page)
    const fields = Object.values(machineFields(sell(page)))
    const chosen = await Promise.all(fields.map((field) => field.inputValue()))
    await page.route('**/api/submit-form', (route) => route.abort('internetdisconnected'))
    await offer(page)
    await expect(sell(page).getByRole('alert')).toContainText('You seem to be offline.')

    await page.unroute('**/api/submit-form')
    await page.goto('/')
    await sell(page).scrollIntoViewIfNeeded()
    await expect(sell(page).getByText('You wrote this earlier')).toBeVisible()
    for (const [index, field] of fields.entries()) await expect(field).toHaveValue(chosen[index] ?? '')
    const sent = page.waitForRequest('**/api/submit-form')
    await offer(page)
    const [manufacturer, model, year] = chosen
    expect((await sent).postDataJSON()).toMatchObject({ manufacturer, model, year: Number(year), last_name: 'Example' })
    await expect(sell(page).getByText(/Your reference is S-\w{8}/)).toBeVisible()
  })
})
