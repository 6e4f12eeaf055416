import type { Locator } from '@playwright/test'
import { expect } from './fixtures'

/** The three selects of the sell form. Each loads its choices once the one before has a value. */
export const machineFields = (form: Locator) => ({
  manufacturer: form.getByLabel('Manufacturer', { exact: true }),
  model: form.getByLabel('Model', { exact: true }),
  year: form.getByLabel('Year', { exact: true }),
})

export const choices = (select: Locator) => select.locator('option:not([value=""])')

/** Chooses the first option of every select. */
export async function chooseMachine(form: Locator) {
  for (const select of Object.values(machineFields(form))) {
    await expect(choices(select)).not.toHaveCount(0)
    await select.selectOption({ index: 1 })
  }
}

export async function fillSeller(form: Locator) {
  await form.getByLabel('Name', { exact: true }).fill('Ada')
  await form.getByLabel('Last name').fill('Example')
  await form.getByLabel('E-mail').fill('ada@company.example')
  await form.getByRole('textbox', { name: 'Phone number' }).fill('+93701234567')
}
