import { expect, test, untilInteractive } from './fixtures'
import { signIn } from './signIn'

test.describe('the foot of every page', () => {
  test('has telephone, e-mail, opening hours, the numbers of the company and the legal pages', async ({ page }) => {
    await page.goto('/blogs')
    await untilInteractive(page)
    const foot = page.getByRole('contentinfo')
    await expect(foot.getByRole('link', { name: /^Telephone/ })).toHaveAttribute('href', /^tel:\+\d+$/)
    await expect(foot.getByRole('link', { name: /^E-mail/ })).toHaveAttribute('href', /^mailto:/)
    await expect(foot.getByText(/^Company no\. \d+/)).toBeVisible()
    await expect(foot.getByText(/^VAT GB/)).toBeVisible()
    const form = page.getByRole('form', { name: 'Get In Touch' })
    await form.scrollIntoViewIfNeeded()
    await expect(form.getByText(/Open now, until 17:30|Opens \w+ 08:00/)).toBeVisible()

    for (const name of ['Privacy', 'Terms', 'Imprint', 'Cookies', 'Accessibility']) {
      await foot.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
  })

  test('the page on privacy is linked beside every form that asks for an address or a number', async ({ page }) => {
    const places = ['/', '/services', '/login', '/registration', '/forgot-password', '/auth/callback?step=email']
    await signIn(page)
    for (const address of ['/user/profile', ...places]) {
      if (address === '/login') await page.evaluate(() => localStorage.clear())
      await page.goto(address)
      await untilInteractive(page)
      if (address === '/user/profile') await expect(page.getByLabel('Town')).toBeVisible()
      const asking = page.locator('form').filter({ has: page.locator('input[type=email], input[type=tel]') })
      await expect(asking.first()).toBeAttached()
      for (const one of await asking.all())
        await expect(one.getByRole('link', { name: 'Privacy' }), address).toHaveAttribute('href', '/legal/privacy')
    }
  })

  test('a legal page that does not exist is not found', async ({ request }) => {
    expect((await request.get('/legal/nothing')).status()).toBe(404)
  })

  test('structured data of the home page has telephone, address, hours and numbers [R-720]', async ({ page }) => {
    await page.goto('/')
    const text = await page.locator('script[type="application/ld+json"]').first().textContent()
    const [organisation] = JSON.parse(text ?? '')['@graph']
    expect(organisation).toMatchObject({
      telephone: expect.stringMatching(/^\+44/),
      vatID: expect.stringMatching(/^GB/),
      address: { '@type': 'PostalAddress', addressCountry: 'GB' },
      contactPoint: { hoursAvailable: [{ opens: '08:00' }] },
    })
  })
})
