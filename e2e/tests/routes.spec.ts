import { firstSlug } from './addresses'
import { expect, test, untilInteractive } from './fixtures'
import { signIn } from './signIn'

test.describe('the public addresses [R-100, R-101, R-102, R-105, R-107, R-108, R-109]', () => {
  for (const [id, path] of [
    ['R-100', '/'],
    ['R-101', '/about-us'],
    ['R-101', '/services'],
    ['R-102', '/blogs'],
    ['R-105', '/products'],
    ['R-107', '/login'],
    ['R-108', '/registration'],
    ['R-109', '/forgot-password'],
  ] as const) {
    test(`${path} is a page of its own [${id}]`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await untilInteractive(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})

test.describe('the route table', () => {
  test('each machine and article has an address [R-723, R-103, R-104, R-106]', async ({ page }) => {
    const article = await firstSlug('/get/blogs')
    for (const path of [`/blogs/${article}`, `/posts/${article}`, `/products/${await firstSlug('/get/products')}`]) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(200)
      await untilInteractive(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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
    for (const [path, at] of [
      ['/user', '/user/profile'],
      ['/user/profile', '/user/profile'],
      ['/user/orders', '/user/orders'],
      ['/user/saved', '/user/saved'],
    ] as const) {
      await page.goto(path)
      await expect(page).toHaveURL(at)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
})
