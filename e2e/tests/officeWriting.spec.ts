import type { Locator, Page } from '@playwright/test'
import { expect, test, untilInteractive } from './fixtures'
import { openOffice } from './openOffice'

test.use({ expectProblems: true }) // the browser reports what loads late in a frame that is closed

const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible()
const outlineOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).outlineStyle)

test('a part of the page that is clicked opens its section and focuses its field, and a field outlines its part [O-20]', async ({
  page,
}) => {
  await openOffice(page, '/office/pages')
  await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click()
  const sections = page.getByRole('navigation', { name: 'Sections' })
  await expect(sections.getByRole('button', { name: /^Banner/ })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Show page' }).click()
  const frame = page.frameLocator('iframe')
  const heading = frame.getByRole('heading', { level: 1 })
  // Only a page that follows the form has the marks.
  await expect(heading).toHaveAttribute('data-field', /^sections\..+\.fields\.Banner\+title$/)
  const questions = frame.locator('[data-field$=".FAQ+content.1"]')
  await questions.getByRole('button').click()
  const form = page.getByRole('form', { name: 'Fields of FAQ' })
  await expect(form.getByRole('textbox', { name: 'Question' }).nth(1)).toBeFocused()
  await expect.poll(() => outlineOf(questions)).toBe('solid')

  await form.getByRole('textbox', { name: /^Title/ }).focus()
  const title = frame.locator('[data-field$=".faq.fields.Title+section"]')
  await expect.poll(() => outlineOf(title)).toBe('solid')
  expect(await outlineOf(questions)).not.toBe('solid')
  await sections.getByRole('button', { name: /^Banner/ }).focus()
  await expect.poll(() => outlineOf(frame.locator('[data-field="sections.banner"]'))).toBe('solid')
})

test('questions are added to a page, moved by keyboard and published, and visitors read them in that order [O-24, O-25]', async ({
  page,
  browser,
}) => {
  await openOffice(page, '/office/pages')
  await page.getByRole('button', { name: 'New page' }).click()
  const dialog = page.getByRole('dialog', { name: 'New page' })
  const address = `/questions-${Date.now()}`
  await dialog.getByLabel('Name').fill('Your questions')
  await dialog.getByLabel('Address').fill(address)
  await dialog.getByRole('button', { name: 'Start draft' }).click()
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /^FAQ / }).click()
  const form = page.getByRole('form', { name: 'Fields of FAQ' })
  await form.getByRole('textbox', { name: /^Title/ }).fill('Before you ask')
  for (const [question, answer] of [
    ['How long?', 'Six weeks.'],
    ['How much?', 'That depends.'],
  ]) {
    await form.getByRole('button', { name: 'Add question' }).click()
    await form.getByRole('textbox', { name: 'Question' }).last().fill(String(question))
    await form.getByRole('textbox', { name: 'Answer' }).last().fill(String(answer))
  }
  await form.getByRole('button', { name: 'Move How much?', exact: true }).focus()
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key)
  await saved(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published.')).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await expect.poll(async () => (await visitor.request.get(address)).status(), { timeout: 5_000 }).toBe(200)
  await visitor.goto(address)
  const questions = visitor.getByRole('main').getByRole('heading', { level: 3 })
  await expect(questions).toHaveText(['How much?', 'How long?'])
  await untilInteractive(visitor)
  await questions.first().getByRole('button').click()
  await expect(visitor.getByText('That depends.')).toBeVisible()
})

test('an article that is written without a connection is saved with its date once the connection is back [O-13]', async ({
  page,
}) => {
  await openOffice(page, '/office/articles')
  await page.getByRole('button', { name: 'New article' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill(`Written on a train ${Date.now()}`)
  await page.getByRole('button', { name: 'Start draft' }).click()
  const form = page.getByRole('form', { name: 'Article' })
  const text = form.getByRole('textbox', { name: 'Text', exact: true })
  await expect(text).toBeEditable() // its editor has loaded
  await page.context().setOffline(true)
  await form.getByLabel('Author').fill('Ines Carvalho')
  await form.getByLabel('Date').fill('2026-03-01')
  await text.fill('A cell below each bottle.')
  await expect(page.getByText(/offline/i).first()).toBeVisible()
  await page.context().setOffline(false)
  await saved(page)
  await page.reload()
  await expect(form.getByLabel('Author')).toHaveValue('Ines Carvalho')
  await expect(form.getByLabel('Date')).toHaveValue('2026-03-01')
  await expect(text).toContainText('A cell below each bottle.')
})
