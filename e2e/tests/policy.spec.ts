import type { Locator, Request } from '@playwright/test'
import { expect, test, untilInteractive } from './fixtures'

test.use({ expectProblems: true })

test('a script of our own that comes without its hash does not run', async ({ page }) => {
  await page.goto('/products')
  const [src = '', integrity = ''] = await page.evaluate(() => {
    const script = document.querySelector<HTMLScriptElement>('script[src][integrity]')
    return [script?.src ?? '', script?.integrity ?? '']
  })
  /** Adds the script like an attack on a page would. */
  const run = (attributes: object) =>
    page.evaluate(
      (attributes) =>
        new Promise<string>((resolve) => {
          const script = Object.assign(document.createElement('script'), attributes)
          script.onload = () => resolve('ran')
          script.onerror = () => resolve('was refused')
          document.head.append(script)
        }),
      attributes,
    )
  expect(await run({ src: `${src}?1`, integrity, crossOrigin: 'anonymous' })).toBe('ran')
  expect(await run({ src: `${src}?2`, crossOrigin: 'anonymous' })).toBe('was refused')
  expect(await run({ src: `${src}?3`, integrity: 'sha384-x', crossOrigin: 'anonymous' })).toBe('was refused')
})

test('a text becomes neither HTML nor a script, and only a release brings scripts', async ({ page }) => {
  await page.goto('/products')
  /** An attack through a weak spot of the page. */
  const tried = await page.evaluate(() => {
    const outcome = (hole: () => void) => {
      try {
        hole()
        return 'taken'
      } catch (error) {
        return (error as Error).name
      }
    }
    const div = document.createElement('div')
    const script = document.createElement('script')
    return {
      html: outcome(() => Object.assign(div, { innerHTML: '<b>x</b>' })),
      htmlInJson: outcome(() => Object.assign(div, { innerHTML: '["<img src=x onerror=alert(1)>"]' })),
      code: outcome(() => Object.assign(script, { text: 'alert(1)' })),
      foreign: outcome(() => Object.assign(script, { src: 'https://example.org/x.js' })),
      likeOurs: outcome(() => Object.assign(script, { src: '//example.org/remotes/x.js' })),
      media: outcome(() => Object.assign(script, { src: '/remotes/../storage/x.js' })),
      release: outcome(() => Object.assign(script, { src: '/remotes/blog/x/browser/x.js' })),
      data: outcome(() => Object.assign(script, { text: '{"a":1}' })),
    }
  })
  const refused = 'TypeError'
  expect(tried).toEqual({
    html: refused,
    htmlInJson: refused,
    code: refused,
    foreign: refused,
    likeOurs: refused,
    media: refused,
    release: 'taken',
    data: 'taken',
  })
})

// Chromium names each violation on the console, and refuses what it names.
test('nothing that the site does itself is against its policy', async ({ page, problems }) => {
  await page.goto('/')
  await untilInteractive(page)
  const menu = page.getByRole('navigation', { name: 'Main' })
  const go = async (link: Locator, address: RegExp) => {
    await link.click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await go(menu.getByRole('link', { name: 'Machines' }), /\/products$/)
  await go(page.getByRole('main').locator('a[href^="/products/"]').first(), /\/products\/./)
  await go(menu.getByRole('link', { name: /blog|news|articles/i }), /\/blogs$/)
  await go(page.getByRole('main').locator('a[href^="/blogs/"]').first(), /\/blogs\/./)
  await go(menu.getByRole('link', { name: 'About' }), /\/about-us$/)
  await page.goto('/office')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(problems).toEqual([])
})

for (const address of ['/reset-password?email=a%40b.co&token=Secret', '/auth/callback?token=Secret'])
  test(`nothing that ${address} loads is requested with its secret, fonts included [R-486, Q-21]`, async ({ page }) => {
    const loaded: Request[] = []
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) loaded.push(request)
    })
    const font = page.waitForRequest((request) => request.resourceType() === 'font')
    await page.goto(address)
    await untilInteractive(page)
    await font
    const referrers = await Promise.all(loaded.map((request) => request.headerValue('referer')))
    expect(referrers.filter((referrer) => referrer?.includes('Secret'))).toEqual([])
  })
