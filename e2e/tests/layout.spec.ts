import type { Page } from '@playwright/test'
import { accountPages } from './accountPages'
import { publicPages, readablePages } from './addresses'
import { expect, expectShown, test, untilInteractive } from './fixtures'
import { signIn } from './signIn'

// Every page is loaded once and looked at on a wide screen, on a phone, and 320 px wide, as at 400 percent.

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

async function expectContactForm(page: Page) {
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading', { name: 'Get In Touch' })).toBeVisible()
  await expect(footer.getByRole('button', { name: 'Send message' })).toBeVisible()
  const last = () =>
    [...document.querySelectorAll('header, main, footer')].filter((element) => !element.closest('dialog')).at(-1)
      ?.tagName
  expect(await page.evaluate(last)).toBe('FOOTER')
}

/** Elements with an animation that never ends. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 90)),
  )

/** The number of videos that make a noise, or that screen readers find although they are decorative. */
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

/** The widest element that makes the page scroll sideways; a table may scroll in a box of its own. */
async function overflow(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    scrollTo({ left: 50 })
    if (scrollWidth <= clientWidth && scrollX === 0) return ''
    const wide = [...document.querySelectorAll('body *')].find(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return `${scrollWidth} px: ${wide?.outerHTML.slice(0, 120)}`
  })
}

/** Headings, labels and facts that are too small for their text. */
const cutOff = (page: Page) =>
  page.locator('main :is(h1, h2, label, dt, dd)').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { overflowY } = getComputedStyle(element)
        return (
          overflowY !== 'visible' &&
          element.checkVisibility() &&
          element.clientHeight > 1 &&
          element.scrollHeight > element.clientHeight + 1
        )
      })
      .map((element) => element.textContent),
  )

const wcagSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
  'p { margin-block-end: 2em !important }'

/** Adds a stylesheet from a script, like a reader's own; the policy refuses style elements. */
function adopt(css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** Sets the text size that a reader has chosen in the browser; everything else keeps its size. */
async function setLetters(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
  await session.detach()
}

/** Text at twice the size, for a reader who does not want to zoom. */
async function expectFitsLargeLetters(page: Page) {
  await setLetters(page, 32)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await overflow(page), `letters of 200 percent, ${width} px`).toBe('')
    expect.soft(await cutOff(page), `letters of 200 percent, ${width} px`).toEqual([])
  }
  await setLetters(page, 16)
}

async function expectFitsNarrowScreen(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectFitsLargeLetters(page)
  await page.setViewportSize({ width: 320, height: 800 })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  expect.soft(await overflow(page)).toBe('')
  await page.evaluate(adopt, wcagSpacing)
  expect.soft(await overflow(page), 'with the text spacing of a reader').toBe('')
  expect.soft(await cutOff(page)).toEqual([])
}

const pathOf = async (name: string) => (await readablePages()).find((page) => page.name === name)?.path ?? ''

test.describe('every page', () => {
  test.describe.configure({ mode: 'parallel' })
  test.use({ viewport: { width: 1440, height: 900 } })

  for (const name of [
    'home',
    'machine list',
    'category',
    'machine',
    'blog list',
    'article',
    '/about-us',
    '/services',
    '/login',
    '/registration',
    '/forgot-password',
  ])
    test(`has room around targets, nothing that moves by itself, the contact form at its end, and fits 320 px: ${name} [R-703, R-705, R-708, R-709, R-710]`, async ({
      page,
    }) => {
      await page.goto(name.startsWith('/') ? name : await pathOf(name))
      await untilInteractive(page)
      await seeAll(page)
      expect.soft(await moving(page)).toEqual([])
      expect.soft(await disturbingVideos(page)).toBe(0)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await tooSmall(page), `${width} px`).toEqual([])
        await expectContactForm(page)
      }
      await expectFitsNarrowScreen(page)
    })
})

test.describe('320 px wide, as at 400 percent', () => {
  test.use({ expectProblems: true, viewport: { width: 320, height: 800 }, contextOptions: { reducedMotion: 'reduce' } })

  test('no other page scrolls sideways, even with a long word that was searched for [R-705]', async ({ page }) => {
    test.slow()
    const word = 'Pasteurisierungsanlagenhersteller'.repeat(3)
    const further = (await readablePages()).slice((await publicPages()).length).map(({ path }) => path)
    for (const path of [...further, '/nothing-here', `/products?search=${word}`, `/search?query=${word}`]) {
      await page.goto(path)
      await untilInteractive(page)
      await test.step(path, () => expectFitsNarrowScreen(page))
    }
  })
})

test('account pages have room around targets and fit 320 px [R-703, R-705]', async ({ page }) => {
  await signIn(page)
  for (const [path, shown] of Object.entries(accountPages)) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await expectShown(page, shown(page))
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect.soft(await tooSmall(page), `${path}, ${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 800 })
    expect.soft(await overflow(page), path).toBe('')
    await test.step(path, () => expectFitsLargeLetters(page))
  }
})

test('the film does not cut off its heading and text on 320 x 256 px, as 1280 x 1024 at 400 percent [R-705]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/')
  await untilInteractive(page)
  const section = page.getByRole('region', { name: 'Down to the last seal' })
  await expect(section).not.toHaveAttribute('data-calm')
  await section.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top, behavior: 'instant' }))
  const cut = await section.evaluate((element) => {
    const stage = element.firstElementChild?.getBoundingClientRect() ?? new DOMRect()
    return [...element.querySelectorAll('h2, p')]
      .filter((line) => line.checkVisibility())
      .filter((line) => {
        const { top, bottom } = line.getBoundingClientRect()
        return top < stage.top || bottom > stage.bottom
      })
      .map((line) => line.textContent)
  })
  expect(cut).toEqual([])
  await expect(section.getByRole('heading')).toBeInViewport({ ratio: 1 })
})

test('cards beside the filters are as wide as on a phone, and the filters stay in view on a wide screen [R-360]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/products')
  await untilInteractive(page)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const cards = page.getByRole('region', { name: 'Results' }).getByRole('article')
  for (const [width, least] of [
    [768, 300],
    [1024, 260],
    [1152, 260],
    [1280, 260],
  ] as const) {
    await page.setViewportSize({ width, height: 1024 })
    await expect(filters).toBeVisible()
    expect((await cards.first().boundingBox())?.width, `${width} px`).toBeGreaterThan(least)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await cards.nth(7).scrollIntoViewIfNeeded()
  await expect(page.getByRole('heading', { name: 'Machines', level: 1 })).not.toBeInViewport()
  await expect(filters.getByRole('checkbox').first()).toBeInViewport()
})
