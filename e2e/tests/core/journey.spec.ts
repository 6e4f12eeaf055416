import type { Page } from '@playwright/test'
import { buyerJourney, type Hands, type Place } from '../../journey/buyerJourney'
import { expect, test, untilInteractive } from '../fixtures'

test.use({ actionTimeout: 20_000 })

function handsOn(page: Page): Hands {
  const inside = (place: Place) =>
    place === 'main' ? page.getByRole('main') : page.getByRole('form', { name: 'Get In Touch' })
  return {
    async open(address) {
      await page.goto(address)
      await untilInteractive(page)
    },
    press: (place, role, name, which = 0) => inside(place).getByRole(role, { name }).nth(which).click(),
    fill: (place, label, text) =>
      inside(place).getByRole('textbox', { name: label }).or(inside(place).getByLabel(label)).first().fill(text),
    async read(place, text) {
      const element = inside(place).getByText(text).first()
      await expect(element).toBeVisible()
      return element.innerText()
    },
    attribute: (place, role, name, attribute) =>
      inside(place).getByRole(role, { name }).first().getAttribute(attribute),
    address: async () => page.url(),
  }
}

test('a buyer goes from a heart through registration, comparison and data sheet to an enquiry and its e-mail [R-359, R-362, R-366, R-338]', async ({
  page,
}) => {
  test.slow()
  await buyerJourney(handsOn(page))
})
