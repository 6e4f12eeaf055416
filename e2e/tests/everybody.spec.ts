import type { Page } from '@playwright/test'
import { accountPages } from './accountPages'
import { firstSlug, publicPages } from './addresses'
import { expect, expectShown, test, untilInteractive } from './fixtures'
import { signIn } from './signIn'

/**
 * Controls smaller than 24 pixels with another control closer than that, which 2.5.8 forbids except for links inside a
 * sentence.
 */
async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24
    const inSentence = (element: Element) => {
      const { parentElement } = element
      return (
        getComputedStyle(element).display === 'inline' &&
        (parentElement?.textContent?.length ?? 0) > (element.textContent?.length ?? 0)
      )
    }
    const boxOf = (element: Element) => (element.closest('label') ?? element).getBoundingClientRect()
    const targets = [
      ...document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea, [role="slider"]'),
    ].filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        boxOf(element).width > 1 &&
        !inSentence(element),
    )
    const middles = targets.map((element) => {
      const { left, top, width, height } = boxOf(element)
      return { x: left + width / 2, y: top + height / 2, width, height }
    })
    return targets.flatMap((element, index) => {
      const own = middles[index]
      if (!own || (own.width >= least - 0.5 && own.height >= least - 0.5)) return []
      const crowded = middles.some((other, at) => at !== index && Math.hypot(other.x - own.x, other.y - own.y) < least)
      return crowded ? [`${element.outerHTML.slice(0, 90)} (${Math.round(own.width)} × ${Math.round(own.height)})`] : []
    })
  })
}

/** Scrolls down the page once, so that all late parts arrive. */
async function seeAll(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 80))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

async function expectContactForm(page: Page, path: string) {
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading', { name: 'Get In Touch' }), path).toBeVisible()
  await expect(footer.getByRole('button', { name: 'Send message' }), path).toBeVisible()
  const last = () =>
    [...document.querySelectorAll('header, main, footer')].filter((element) => !element.closest('dialog')).at(-1)
      ?.tagName
  expect(await page.evaluate(last), path).toBe('FOOTER')
}

/** Elements with an animation that never ends. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 90)),
  )

/** The number of videos that make a noise, or that readers find although they only decorate. */
const disturbingVideos = (page: Page) =>
  page
    .locator('video')
    .evaluateAll(
      (all) =>
        (all as HTMLVideoElement[]).filter(
          (video) =>
            (!video.muted && video.autoplay) || (!video.controls && video.closest('[aria-hidden="true"]') === null),
        ).length,
    )

test.describe('every page', () => {
  for (const width of [390, 1440]) {
    test(`has room around targets, the contact form at its end, and nothing that moves by itself, ${width} px wide [R-703, R-708, R-709, R-710]`, async ({
      page,
    }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      const paths = [
        ...(await publicPages()).map(({ path }) => path),
        '/about-us',
        '/services',
        '/login',
        '/registration',
        '/forgot-password',
      ]
      for (const path of paths) {
        await page.goto(path)
        await untilInteractive(page)
        await seeAll(page)
        expect.soft(await tooSmall(page), path).toEqual([])
        await expectContactForm(page, path)
        expect.soft(await moving(page), path).toEqual([])
        expect.soft(await disturbingVideos(page), path).toBe(0)
      }
      await signIn(page)
      for (const [path, shown] of Object.entries(accountPages)) {
        await page.goto(path)
        await expectShown(page, shown(page))
        expect.soft(await tooSmall(page), path).toEqual([])
      }
    })
  }

  test('has the contact form at its end, filled with known data [R-708]', async ({ page }) => {
    await signIn(page)
    await page.goto('/about-us')
    await untilInteractive(page)
    await page.getByRole('contentinfo').getByLabel('Name', { exact: true }).focus()
    await expect(page.getByRole('contentinfo').getByLabel('E-mail')).toHaveValue('demo@brightfill.example')
  })

  test('can stop the background video [R-709]', async ({ page }) => {
    await page.goto('/')
    await untilInteractive(page)
    const playing = () =>
      page
        .locator('video')
        .first()
        .evaluate((video) => !(video as HTMLVideoElement).paused)
    await expect.poll(playing).toBe(true)
    await page.getByRole('button', { name: 'Pause video' }).click()
    await expect.poll(playing).toBe(false)
    await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible()
  })

  test('allows clicks and typed figures for pictures and prices, as well as dragging [R-702]', async ({ page }) => {
    await page.goto(`/products/${await firstSlug('/get/products')}`)
    await untilInteractive(page)
    await expect(page.getByText(/^1 \/ \d/)).toBeVisible()
    await page.getByRole('button', { name: /next/i }).first().click()
    await expect(page.getByText(/^2 \/ \d/)).toBeVisible()

    await page.goto('/products')
    await untilInteractive(page)
    await expect(page.getByRole('slider', { name: 'Minimum price' })).toBeVisible()
    await expect(
      page
        .getByRole('spinbutton')
        .or(page.getByRole('textbox', { name: /price/i }))
        .first(),
    ).toBeVisible()
  })

  test('announces changes in words and leaves the focus where it is [R-707]', async ({ page }) => {
    await page.goto('/blogs')
    await untilInteractive(page)
    const search = page.getByRole('main').getByRole('combobox').first()
    await search.fill('filling')
    await expect(page.getByRole('status').filter({ hasText: /suggestion/i })).toBeAttached()
    await search.press('Enter')
    await expect(page).toHaveURL(/search=filling/)
    await expect(page.getByRole('status').filter({ hasText: /articles? match(es)? “filling”/ })).toBeAttached()
    await expect(search).toBeFocused()

    await page.goto('/products')
    await untilInteractive(page)
    const box = page.getByRole('checkbox').first()
    const status = page.getByRole('region', { name: 'Results' }).getByRole('status')
    const before = await status.innerText()
    await box.check()
    await expect(status).not.toHaveText(before)
    await expect(status).toHaveText(/^\d+ machine/)
    await expect(box).toBeFocused()
  })
})
