import { expect, test, untilInteractive } from './fixtures'
import { signIn } from './signIn'

test('signing out in one tab signs out the other and closes its account page [R-158, R-154]', async ({
  page,
  context,
}) => {
  await signIn(page)
  await page.goto('/user/profile')
  await untilInteractive(page)
  const other = await context.newPage()
  await other.goto('/user/orders')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Orders')
  const machines = await context.newPage()
  await machines.goto('/products')
  await expect(machines.getByRole('banner').getByRole('link', { name: 'My account' })).toBeVisible()

  // It does not use the button, which would end the session that other tests share.
  await page.route('**/logout*', (route) => route.fulfill({ json: { result: 1 } }))
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(machines.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(machines).toHaveURL('/products')
  await expect(other).not.toHaveURL(/\/user/)
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible()
})
