import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { firstSlug } from './addresses'
import { untilInteractive } from './fixtures'

const VISITOR = { name: 'Margaret Holloway', phone: '+44 1482 555017', email: 'margaret@holloway.example' }
const QUESTION = 'Is it still available?'

/** Sends a visitor's enquiry about the first machine of the list. */
export async function ask(page: Page, company: string, email = VISITOR.email) {
  await page.goto(`/products/${await firstSlug('/get/products')}`)
  await untilInteractive(page)
  const form = page.getByRole('form', { name: 'Get In Touch' })
  await form.getByLabel('Name', { exact: true }).fill(VISITOR.name)
  await form.getByLabel('Company name').fill(company)
  await form.getByLabel('Phone number').fill(VISITOR.phone)
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Message').fill(QUESTION)
  await form.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, we will contact you' })).toBeVisible()
}

/** The same enquiry without the page. */
export async function askByCall(request: APIRequestContext, company: string, email = VISITOR.email) {
  const slug = await firstSlug('/get/products')
  const enquiry = { ...VISITOR, email, company_name: company, message: QUESTION, slug }
  expect((await request.post('/api/submit-form-footer', { data: enquiry })).status()).toBe(201)
}
