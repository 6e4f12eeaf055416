import { askByCall } from './ask'
import { expectNoViolations } from './axeFindsNothing'
import { expect, test } from './fixtures'
import { openOffice } from './openOffice'

test('staff write a template, begin an answer with it, and remove it [O-43]', async ({ page }) => {
  const name = `Bottle test ${Date.now()}`
  await askByCall(page.request, name, 'bottles@customers.example')
  await openOffice(page, '/office/enquiries')
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Edit templates' }).click()
  const dialog = page.getByRole('dialog', { name: 'Answer templates' })
  await dialog.getByRole('combobox', { name: 'Template' }).selectOption('New template')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Text').fill('Dear {name}, bring your bottles.')
  await dialog.getByRole('button', { name: 'Save for the whole team' }).click()
  await expect(dialog).toContainText('Saved.')
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('combobox', { name: 'Template' }).selectOption({ label: name })
  await expect(page.getByLabel('Answer to the customer by e-mail')).toHaveValue(/^Dear \w.*, bring your bottles\.$/)

  await page.getByRole('button', { name: 'Edit templates' }).click()
  await dialog.getByRole('combobox', { name: 'Template' }).selectOption({ label: name })
  await dialog.getByRole('button', { name: 'Remove template', exact: true }).click()
  await dialog.getByRole('button', { name: 'Remove for the whole team' }).click()
  await expect(dialog).toContainText('The template has been removed.')
  await expect(dialog.getByRole('option', { name })).toHaveCount(0)
})
