import type { Page } from '@playwright/test'
import { expect, test, untilInteractive } from './fixtures'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** A line of text on screen and the contrast it needs against the pixels behind it. */
interface Line {
  text: string
  colour: [red: number, green: number, blue: number]
  needed: number
  box: { x: number; y: number; width: number; height: number }
}

/** The visible lines of text in the given parts. */
function linesOf(page: Page, parts: string): Promise<Line[]> {
  return page.evaluate((selector) => {
    const lines: Line[] = []
    for (const part of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement
        if (
          !element ||
          !node.textContent?.trim() ||
          !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        )
          continue
        const { color, fontSize, fontWeight } = getComputedStyle(element)
        const size = Number.parseFloat(fontSize)
        const colour = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number) as Line['colour']
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const { x, y, width, height } of range.getClientRects()) {
          if (width < 2 || x < 0 || y < 0 || x + width > innerWidth || y + height > innerHeight) continue
          const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700)
          lines.push({ text: node.textContent.trim(), colour, needed: large ? 3 : 4.5, box: { x, y, width, height } })
        }
      }
    }
    return lines
  }, parts)
}

/** The lowest contrast of each line with any pixel behind it. */
async function leastContrasts(page: Page, lines: Line[]): Promise<number[]> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*, ::before, ::after { color: transparent !important; transition: none !important } svg { visibility: hidden }',
    )
    document.adoptedStyleSheets = [sheet]
  })
  const picture = (await page.screenshot()).toString('base64')
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return page.evaluate(
    async ({ picture, lines }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
        willReadFrequently: true,
      }) as OffscreenCanvasRenderingContext2D
      canvas.drawImage(bitmap, 0, 0)
      const channel = (value: number) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4)
      const luminance = (red: number, green: number, blue: number) =>
        0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
      return lines.map(({ colour, box }) => {
        const ink = luminance(...colour)
        const { data } = canvas.getImageData(box.x, box.y, box.width, box.height)
        let least = 21
        for (let at = 0; at < data.length; at += 4) {
          const ground = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
          least = Math.min(least, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05))
        }
        return least
      })
    },
    { picture, lines },
  )
}

for (const [path, parts] of [
  ['/', 'header, #section-banner, main section:first-of-type'],
  ['/login', 'main [data-ground="navy"]'],
] as const)
  test(`words over pictures are readable on every pixel behind them: ${path} [R-704]`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await untilInteractive(page)
    for (const width of [1440, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.waitForLoadState('networkidle')
      const lines = await linesOf(page, parts)
      if (path === '/') expect(lines.length).toBeGreaterThan(3)
      const contrasts = await leastContrasts(page, lines)
      const faint = lines.flatMap(({ text, needed }, index) => {
        const contrast = contrasts[index] ?? 0
        return contrast < needed ? [`${text.slice(0, 40)}: ${contrast.toFixed(2)} of ${needed}`] : []
      })
      expect.soft(faint, `${width} px`).toEqual([])
    }
  })
