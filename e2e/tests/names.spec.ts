import type { Page } from '@playwright/test'
import { firstSlug } from './addresses'
import { expect, test, untilInteractive } from './fixtures'
import { signIn } from './signIn'

/** Globals that the federation runtime and the router set. */
const ofLibraries = [
  '__FEDERATION__',
  '__GLOBAL_LOADING_REMOTE_ENTRY__',
  '__VMOK__',
  '_FEDERATION_RUNTIME_CORE',
  '_FEDERATION_RUNTIME_CORE_FROM',
  '__reactRouterVersion',
]

const owners = ['shell', 'content', 'catalogue', 'blog', 'account']

/** Globals that every window has before our scripts run. */
async function plainNames(page: Page) {
  await page.goto('/robots.txt')
  return page.evaluate(() => Object.getOwnPropertyNames(window))
}

test('classes, stored keys and globals carry the name of their owner on every page [R-724]', async ({ page }) => {
  test.slow()
  const plain = new Set(await plainNames(page))
  await signIn(page)
  const names = { classes: new Set<string>(), keys: new Set<string>(), globals: new Set<string>() }
  const pages = [
    '/',
    '/products',
    `/products/${await firstSlug('/get/products')}`,
    '/blogs',
    '/user/saved',
    '/user/profile',
    '/services',
  ]
  for (const path of pages) {
    await page.goto(path)
    await untilInteractive(page)
    await page.getByRole('radio', { name: 'Dark' }).check()
    // Brings every late part into view once.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo({ top: y, behavior: 'instant' })
        await new Promise((resolve) => setTimeout(resolve, 60))
      }
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
    await expect(page).toHaveURL('/about-us')
    await page.goBack()
    await expect(page).toHaveURL(path)
    const found = await page.evaluate(() => ({
      classes: [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
      keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      globals: Object.getOwnPropertyNames(window),
    }))
    for (const [kind, list] of Object.entries(found))
      for (const name of list) names[kind as keyof typeof names].add(name)
  }
  const owned = (separator: string) => new RegExp(`^(${owners.join('|')})${separator}`)
  expect(names.classes.size).toBeGreaterThan(100)
  expect([...names.classes].filter((name) => !owned('_').test(name))).toEqual([])
  expect([...names.keys].filter((name) => name !== 'auth_token' && !owned('\\.').test(name))).toEqual([])
  const added = [...names.globals].filter((name) => !plain.has(name) && !ofLibraries.includes(name))
  expect(added).toContain('brightfill_integrity')
  expect(added.filter((name) => !/^(webpackChunk)?brightfill_[a-z]/.test(name))).toEqual([])
})
