import { expect, isSameDocument, markDocument, test, untilInteractive } from '../fixtures'
import { shownMachines } from '../machineFilters'
import { choices, chooseMachine, fillSeller, machineFields } from '../sellForm'

/** A count in the list's format: "12 machines". */
const count = (text: string) => Number(text.match(/\d+/)?.[0])

test.describe('buying and selling, on the real api', () => {
  test('leads from the list to a machine and a message about it [R-300, R-317, R-338, R-252, R-251]', async ({
    page,
  }) => {
    await page.goto('/products')
    await untilInteractive(page)
    await markDocument(page)
    const status = page.getByRole('region', { name: 'Results' }).getByRole('status')
    const all = count(await status.innerText())

    const option = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first()
    const offered = count((await option.evaluate((box) => (box as HTMLInputElement).labels?.[0]?.innerText)) ?? '')
    await option.check()
    await expect(page).toHaveURL(/\?category=\d+$/)
    await expect.poll(async () => count(await status.innerText())).toBe(offered)
    expect(offered).toBeLessThan(all)

    const [first] = await shownMachines(page)
    await page.getByRole('region', { name: 'Results' }).locator(`a[href="${first}"]`).first().click()
    await expect(page).toHaveURL(first ?? '')
    await page.getByRole('link', { name: 'Get in Touch!' }).click()
    const footer = page.getByRole('contentinfo')
    await expect(footer).toBeInViewport()

    await footer.getByLabel('Name', { exact: true }).fill('Ada Example')
    await footer.getByLabel('Company name').fill('Example Dairy')
    await footer.getByRole('textbox', { name: 'Phone number' }).fill('+93701234567')
    await footer.getByLabel('Message').fill('Is it still there?')
    const sent = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('submit-form'),
    )
    await footer.getByRole('button', { name: 'Send message' }).click()
    const answer = await sent
    expect(answer.ok()).toBe(true)
    expect(answer.request().postData()).toContain(first?.split('/').at(-1) ?? '')
    await expect(footer.getByText('Thank you, we will contact you').filter({ visible: true })).toBeVisible()
    await footer.getByRole('button', { name: 'Send another' }).click()
    await expect(footer.getByLabel('Message')).toHaveValue('')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('offers a machine by manufacturer, model and year [R-219, R-222, R-223, R-224, R-225, R-227]', async ({
    page,
  }) => {
    await page.goto('/#sell')
    await untilInteractive(page)
    const form = page.locator('#sell')
    await form.scrollIntoViewIfNeeded()
    const { manufacturer, model, year } = machineFields(form)
    await chooseMachine(form)
    await manufacturer.selectOption({ index: 2 })
    await expect(model).toHaveValue('')
    await expect(choices(year)).toHaveCount(0)

    await chooseMachine(form)
    await fillSeller(form)
    await form.getByRole('button', { name: 'Send request' }).click()
    await expect(form.getByText('Thank you, we will contact you')).toBeVisible()
    for (const field of [manufacturer, model, year, form.getByLabel('Last name')]) await expect(field).toHaveValue('')
    await expect(choices(model)).toHaveCount(0)
  })
})
