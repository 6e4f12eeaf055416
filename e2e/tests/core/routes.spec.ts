import { expect, test, untilInteractive } from '../fixtures'
import { listed } from '../machineFilters'
import { signIn } from '../signIn'

interface Articles {
  data: { slug: string; title: string }[]
}

test.describe('the public addresses [R-100, R-101, R-102, R-105, R-107, R-108, R-109]', () => {
  for (const [id, path, heading] of [
    ['R-100', '/', 'Filling lines, ready to run.'],
    ['R-101', '/about-us', 'We sell machines we have had in pieces'],
    ['R-101', '/services', 'The machine is half of it'],
    ['R-102', '/blogs', 'Notes from the filling hall'],
    ['R-105', '/products', 'Machines'],
    ['R-107', '/login', 'Sign In'],
    ['R-108', '/registration', 'Create Account'],
    ['R-109', '/forgot-password', 'Forgot your password?'],
  ] as const) {
    test(`${path} is a page of its own [${id}]`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await untilInteractive(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    })
  }
})

test.describe('the route table', () => {
  test('each machine and article has an address [R-723, R-103, R-104, R-106]', async ({ page }) => {
    const articles: Articles = await (await page.request.post('/api/get/blogs')).json()
    const [article] = articles.data
    const [machine] = (await listed()).data
    if (!article || !machine) throw new Error('The lists are empty')
    for (const [path, heading] of [
      [`/blogs/${article.slug}`, article.title],
      [`/posts/${article.slug}`, article.title],
      [`/products/${machine.slug}`, machine.name],
    ] as const) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(200)
      await untilInteractive(page)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    }
  })

  test('/reset-password takes e-mail and token, with or without the slash [R-110]', async ({ page }) => {
    for (const path of ['/reset-password', '/reset-password/']) {
      await page.goto(`${path}?email=a@b.co&token=x`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Time is up')
    }
  })

  test('the account area is for signed-in users [R-112, R-113, R-114, R-117]', async ({ page }) => {
    await page.goto('/user/orders')
    await expect(page).toHaveURL('/')
    await signIn(page)
    for (const [path, at, heading] of [
      ['/user', '/user/profile', 'Account Details'],
      ['/user/profile', '/user/profile', 'Account Details'],
      ['/user/orders', '/user/orders', 'Orders'],
      ['/user/saved', '/user/saved', 'Saved Machines'],
    ] as const) {
      await page.goto(path)
      await expect(page).toHaveURL(at)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(heading)
    }
  })
})
