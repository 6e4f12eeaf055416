import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { expectNoViolations } from './axeFindsNothing'
import { expect, test } from './fixtures'
import { linkIn, mailTo } from './mailbox'

/** The look of a page: its background and its headings. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.body)
    const { color, fontFamily, fontSize, fontWeight } = getComputedStyle(document.querySelector('h1') as HTMLElement)
    return { backgroundColor, color, fontFamily, fontSize, fontWeight }
  })

async function expectLooksOfSite(page: Page) {
  const { href } = new URL(page.url())
  const drawn = () =>
    page
      .getByRole('banner')
      .getByRole('img')
      .evaluate((logo: HTMLImageElement) => logo.naturalWidth)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/login')
    const wanted = await looks(page)
    await page.goto(href)
    expect(await looks(page), colorScheme).toEqual(wanted)
    await expect.poll(drawn).toBeGreaterThan(0)
  }
  const { results } = await new HtmlValidate({ root: true, extends: ['html-validate:standard'] }).validateString(
    await page.content(),
  )
  expect(results.flatMap(({ messages }) => messages)).toEqual([])
}

test('the pages behind an e-mailed link look like the site in both schemes, and say what happened [R-622]', async ({
  page,
}) => {
  const email = `ada.${Date.now()}@links.example`
  const account = { name: 'Ada', phone: '+44 1632 960000', email, password: 'Abcdefg1' }
  expect((await page.request.post('/api/registration/account', { data: account })).status()).toBe(201)
  await page.goto(linkIn(await mailTo(email, 'Please confirm your e-mail address')))
  await expectLooksOfSite(page)
  await expectNoViolations(page)

  await page.getByRole('button', { name: 'Confirm address' }).click()
  await expect(page.getByRole('heading')).toHaveText('Your e-mail address is confirmed')
  await expectLooksOfSite(page)
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')

  await page.goto(linkIn(await mailTo(email, 'Please confirm your e-mail address')))
  await expect(page.getByRole('heading')).toHaveText('This link no longer works')
})
