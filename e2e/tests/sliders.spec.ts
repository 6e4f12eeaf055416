import type { Locator, Page } from '@playwright/test'
import { expect, test, untilInteractive } from './fixtures'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The first slider of the home page, once it works. */
async function openSlider(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.goto('/')
  await untilInteractive(page)
  const carousel = '[aria-roledescription="carousel"]'
  const section = page
    .locator('main section')
    .filter({ has: page.locator(carousel) })
    .first()
  const slider = section.locator(carousel)
  await slider.scrollIntoViewIfNeeded()
  await expect(slider).toHaveAttribute('data-swiper', 'on')
  return {
    slider,
    slides: slider.locator('[aria-roledescription="slide"]'),
    previous: section.getByRole('button', { name: 'Previous slide' }),
    next: section.getByRole('button', { name: 'Next slide' }),
  }
}

const isAway = (slide: Locator) => slide.evaluate((element) => (element as HTMLElement).inert)

test.describe('sliders', () => {
  test('3.2, 2.2 or 1.2 slides are in view, 24 px apart and 448 px high, by the width of the screen [R-211, R-010, R-011]', async ({
    page,
  }) => {
    const { slider, slides, previous, next } = await openSlider(page, 1440)
    const measured = async () => {
      const [first, second] = await slides.evaluateAll((all) =>
        all.map((slide) => slide.getBoundingClientRect().toJSON() as DOMRect),
      )
      if (!first || !second) throw new Error('The slider has fewer than two slides')
      const room = await slider.evaluate((element) => {
        const { paddingLeft, paddingRight } = getComputedStyle(element)
        return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      })
      return {
        gap: Math.round(second.left - first.right),
        height: first.height,
        perView: ((room + 24) / (first.width + 24)).toFixed(1),
      }
    }
    for (const [width, perView] of [
      [1440, '3.2'],
      [1000, '2.2'],
      [600, '1.2'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(measured, `${width} px`).toEqual({ gap: 24, height: 448, perView })
      await expect(previous).toBeVisible()
      await expect(next).toBeVisible()
      await expect(page.locator('[class*="pagination-bullet"]')).toHaveCount(0)
    }
  })

  test('the arrows move the slides and stop at either end [R-213, R-702]', async ({ page }) => {
    const { slides, previous, next } = await openSlider(page, 600)
    await expect(previous).toBeDisabled()
    await next.click()
    await expect.poll(() => isAway(slides.first())).toBe(true)
    await expect(previous).toBeEnabled()
    for (let moves = await slides.count(); moves > 0 && (await next.isEnabled()); moves -= 1) await next.click()
    await expect(next).toBeDisabled()
    await expect.poll(() => isAway(slides.last())).toBe(false)
    while (await previous.isEnabled()) await previous.click()
    await expect.poll(() => isAway(slides.first())).toBe(false)
  })

  test('the arrow keys move slides and the focus, and Tab brings its target into view [R-213, R-701]', async ({
    page,
  }) => {
    const { slides } = await openSlider(page, 600)
    await slides.first().getByRole('link').focus()
    for (const place of [1, 2]) {
      await page.keyboard.press('ArrowRight')
      await expect(slides.nth(place).getByRole('link')).toBeFocused()
      await expect.poll(() => isAway(slides.nth(place - 1))).toBe(true)
    }
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(slides.first().getByRole('link')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(slides.nth(1).getByRole('link')).toBeFocused()
    await expect
      .poll(() => slides.nth(1).evaluate((slide) => slide.getBoundingClientRect().right <= innerWidth + 1))
      .toBe(true)
  })
})
