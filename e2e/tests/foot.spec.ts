import type { Locator } from '@playwright/test'
import { expect, test, untilInteractive } from './fixtures'
import { signIn } from './signIn'

test.describe('the foot of every page', () => {
  test('has telephone, e-mail, opening hours, the numbers of the company and the legal pages', async ({ page }) => {
    await page.goto('/blogs')
    await untilInteractive(page)
    const foot = page.getByRole('contentinfo')
    await expect(foot.getByRole('link', { name: /^Phone/ })).toHaveAttribute('href', /^tel:\+\d+$/)
    await expect(foot.getByRole('link', { name: /^E-mail/ })).toHaveAttribute('href', /^mailto:/)
    await expect(foot.getByText(/^Company no\. \d+/)).toBeVisible()
    await expect(foot.getByText(/^VAT GB/)).toBeVisible()
    const form = page.getByRole('form', { name: 'Get In Touch' })
    await form.scrollIntoViewIfNeeded()
    await expect(form.getByText(/We are open until 17:30|We open (on \w+|today) at 08:00/)).toBeVisible()

    for (const name of ['Privacy', 'Terms', 'Company details', 'Cookies', 'Accessibility']) {
      await foot.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    }
  })

  test('every form that asks for an address or a number links to the privacy notice', async ({ page }) => {
    for (const path of ['/', '/services', '/login', '/registration', '/forgot-password']) {
      const html = await (await page.request.get(path)).text()
      const asking = [...html.matchAll(/<form.*?<\/form>/gs)].filter(([form]) => /type="(email|tel)"/.test(form))
      expect(asking.length, path).toBeGreaterThan(0)
      for (const [form] of asking) expect(form, path).toContain('href="/legal/privacy"')
    }
    const asking = page.locator('form').filter({ has: page.locator('input[type=email], input[type=tel]') })
    const expectLinked = async (form: Locator) => {
      await expect(form.first()).toBeAttached()
      for (const one of await form.all())
        await expect(one.getByRole('link', { name: 'See our privacy notice' })).toHaveAttribute(
          'href',
          '/legal/privacy',
        )
    }
    // The server draws neither.
    await page.goto('/auth/callback?step=email')
    await untilInteractive(page)
    await expectLinked(page.getByRole('main').locator(asking))
    await signIn(page)
    await page.goto('/user/profile')
    await expect(page.getByLabel('Town')).toBeVisible()
    await expectLinked(asking)
  })
})
