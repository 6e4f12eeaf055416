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

/** Classes that the slider library sets while it runs. */
const ofSwiper = /^swiper-/

const owners = ['shared', 'shell', 'content', 'catalogue', 'blog', 'account']
const owned = (separator: string) => new RegExp(`^(${owners.join('|')})${separator}`)

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
  const collect = async () => {
    const found = await page.evaluate(() => ({
      classes: [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]),
      keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      globals: Object.getOwnPropertyNames(window),
    }))
    for (const [kind, list] of Object.entries(found))
      for (const name of list) names[kind as keyof typeof names].add(name)
  }
  for (const path of pages) {
    await page.goto(path)
    await untilInteractive(page)
    await page.getByRole('radio', { name: 'Dark' }).check()
    const box = page.getByRole('checkbox', { name: /^Compare/, checked: false }).first()
    if (path === '/products') await box.check()
    // Brings every late part into view once.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo({ top: y, behavior: 'instant' })
        await new Promise((resolve) => setTimeout(resolve, 60))
      }
    })
    await collect()
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
    await expect(page).toHaveURL('/about-us')
    await page.goBack()
    await expect(page).toHaveURL(path)
    await collect()
  }
  expect(names.classes.size).toBeGreaterThan(100)
  expect([...names.classes].filter((name) => !owned('[_-]').test(name) && !ofSwiper.test(name))).toEqual([])
  expect([...names.keys].filter((name) => name !== 'auth_token' && !owned('\\.').test(name))).toEqual([])
  const added = [...names.globals].filter((name) => !plain.has(name) && !ofLibraries.includes(name))
  expect(added).toContain('brightfill_integrity')
  expect(added.filter((name) => !/^(webpackChunk)?brightfill_[a-z]/.test(name))).toEqual([])
})

/** The keys that may be stored, and their texts on the page. */
const described: [RegExp, RegExp][] = [
  [/^auth_token$/, /your session key/],
  [/^shell\.scheme\./, /the colour scheme/],
  [/^shared\.country\./, /the country of your phone number/],
  [/^shared\.unsent\.\w+\./, /message that could not be sent/],
  [/^shared\.draft\./, /What you type in a form/],
  [/^shared\.wish\./, /what you want to save/],
  [/^catalogue\.compare\./, /machines you chose to compare/],
  [/^catalogue\.seen\./, /machines you looked at/],
  [/^shell\.(scroll|requested|reloaded|destroyed)\./, /where you were on a page/],
]

test.describe('while offline', () => {
  test.use({ expectProblems: true })

  test('the page about cookies names everything that the browser stores after a comparison, a wish and an unsent message', async ({
    page,
  }) => {
    await page.goto('/legal/cookies')
    const told = await page.getByRole('main').innerText()
    await page.goto(`/products/${await firstSlug('/get/products')}`)
    await untilInteractive(page)
    await page.goto('/products')
    await untilInteractive(page)
    await page.getByRole('radio', { name: 'Dark' }).check()
    await page
      .getByRole('checkbox', { name: /^Compare/ })
      .first()
      .check()
    const form = page.getByRole('form', { name: 'Get In Touch' })
    await form.scrollIntoViewIfNeeded()
    await form.getByLabel('Name', { exact: true }).fill('Ada Example')
    await form.getByLabel('Company name').fill('Test Ltd')
    await form.getByLabel('Phone number').fill('+44 1632 960180')
    await page.route('**/api/submit-form-footer', (route) => route.abort('internetdisconnected'))
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByRole('alert')).toContainText('You seem to be offline.')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Sign in to save / })
      .first()
      .click()
    await expect(page).toHaveURL('/login')

    const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    for (const wanted of ['compare', 'unsent', 'wish', 'scheme']) expect(keys.join()).toContain(wanted)
    for (const key of keys.filter((key) => key !== 'auth_token')) expect.soft(key).toMatch(owned('\\.'))
    const untold = keys.filter((key) => !described.some(([name, words]) => name.test(key) && words.test(told)))
    expect(untold).toEqual([])
  })
})
