import type { Page } from '@playwright/test'
import { accountPages } from './accountPages'
import { firstSlug, readablePages } from './addresses'
import { expect, expectShown, test, untilInteractive } from './fixtures'
import { signIn } from './signIn'

test.use({
  // One of the pages is the missing one.
  expectProblems: true,
  viewport: { width: 320, height: 800 },
  contextOptions: { reducedMotion: 'reduce' },
})

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

const wcagSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
  'p { margin-block-end: 2em !important }'

test.describe('320 px wide, as at 400 percent', () => {
  test('no public page scrolls sideways, even with the text spacing of a reader [R-705]', async ({ page }) => {
    test.slow()
    const more = ['/about-us', '/services', '/login', '/registration', '/forgot-password', '/nothing-here'].map(
      (path) => ({
        name: path,
        path,
      }),
    )
    for (const { name, path } of [...(await readablePages()), ...more]) {
      await page.request.get(path)
      await page.goto(path)
      await untilInteractive(page)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      expect.soft(await overflow(page), name).toBe('')
      await page.evaluate(adopt, wcagSpacing)
      expect.soft(await overflow(page), `${name}, spaced`).toBe('')
    }
  })

  test('no account page scrolls sideways [R-705]', async ({ page }) => {
    await signIn(page)
    for (const [path, shown] of Object.entries(accountPages)) {
      await page.goto(path)
      await expectShown(page, shown(page))
      expect.soft(await overflow(page), path).toBe('')
    }
  })

  test('a long word that was searched for breaks, in its chip too [R-705]', async ({ page }) => {
    for (const path of ['/products?search=', '/search?query=']) {
      await page.goto(path + 'Pasteurisierungsanlagenhersteller'.repeat(3))
      await untilInteractive(page)
      expect.soft(await overflow(page), path).toBe('')
    }
  })

  test('headings, labels and facts do not cut off spaced text [R-705]', async ({ page }) => {
    for (const path of ['/', `/products/${await firstSlug('/get/products')}`, '/login']) {
      await page.goto(path)
      await untilInteractive(page)
      await page.evaluate(adopt, wcagSpacing)
      const cut = await page.locator('main :is(h1, h2, label, dt, dd)').evaluateAll((elements) =>
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
      expect.soft(cut, path).toEqual([])
    }
  })
})

test.describe('320 x 256 px with motion, as 1280 x 1024 at 400 percent', () => {
  test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'no-preference' } })

  test('the film does not cut off its heading and text [R-705]', async ({ page }) => {
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
})

/** Adds a stylesheet from a script, like a reader's own; the policy refuses style elements. */
function adopt(css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
