import { firstSlug, publicPages } from './addresses'
import { expect, test, untilInteractive } from './fixtures'

test('the largest picture is not lazy, those below are, and all have several widths, on a phone and a wide screen [R-713]', async ({
  page,
}) => {
  test.slow()
  for (const { name, path } of await publicPages()) {
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(path)
    await untilInteractive(page)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const pictures = await page.locator('main img').evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter((image) => image.checkVisibility())
          .map((image) => {
            const { top, left, width: wide, height: high } = image.getBoundingClientRect()
            const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])]
            return {
              src: image.currentSrc || image.src,
              vector: /\.svg($|\?)/.test(image.currentSrc || image.src),
              lazy: image.loading === 'lazy',
              // A list loads its first row at once; on a phone that row is three screens tall.
              below: top + scrollY >= innerHeight * 3,
              inSight: top < innerHeight && left < innerWidth,
              area: Math.max(0, Math.min(innerHeight, top + high) - Math.max(0, top)) * wide,
              formats: sources.map(({ type }) => type),
              widths: Math.max(0, ...sources.map(({ srcset }) => srcset.split(',').length)),
              sized: image.hasAttribute('width') && image.hasAttribute('height'),
            }
          }),
      )
      const raster = pictures.filter(({ vector }) => !vector)
      const where = `${name}, ${width} px`
      expect(raster.length, where).toBeGreaterThan(0)
      for (const { src, lazy, below, formats, widths, sized } of raster) {
        expect.soft(formats, `${where}: ${src}`).toEqual(expect.arrayContaining(['image/avif', 'image/webp']))
        expect.soft(widths, `${where}: ${src}`).toBeGreaterThan(1)
        expect.soft(sized, `${where}: ${src} has its size`).toBe(true)
        if (below) expect.soft(lazy, `${where}: ${src} is lazy`).toBe(true)
      }
      const [largest] = raster.filter(({ inSight }) => inSight).sort((a, b) => b.area - a.area)
      if (largest && largest.area > 20_000)
        expect.soft(largest.lazy, `${where}: ${largest.src} is not lazy`).toBe(false)
    }
  }
})

for (const width of [390, 1440]) {
  test(`at ${width} px the head names the large picture of a machine, fetched in one size [R-713]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    // Delays the pictures, because a browser with a large copy in its cache also uses that for a small place.
    await page.route('**/storage/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    // Small copies further down have sizes of their own. They wait for scripts, which never come here.
    await page.route('**/remotes/shell/**/*.js', () => undefined)
    await page.goto(`/products/${await firstSlug('/get/products')}`, { waitUntil: 'commit' })
    const large = page.locator('main img').first()
    await expect
      .poll(() => large.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true)
    const shown = await large.evaluate((image: HTMLImageElement) => image.currentSrc)
    const announced = await page.locator('head link[rel="preload"][as="image"]').getAttribute('imagesrcset')
    expect(announced).toContain(new URL(shown).search)
    expect(new Set(asked.filter((address) => address.startsWith(shown.split('?')[0] ?? '')))).toEqual(new Set([shown]))
  })
}

/** The picture of the first card. */
const largestOfList = /\/storage\/.*hero.*[?]w=/

for (const path of ['/', '/products'])
  test(`pictures further down ${path} leave the line to the scripts, and come without them in the end [R-713]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const asked = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (request.resourceType() === 'image' && pathname.startsWith('/storage/')) asked.add(pathname)
    })
    // They never come. The page waits for them by a clock that stands, so that a slow machine does not end the wait.
    await page.route('**/remotes/shell/**/*.js', () => undefined)
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1_000)
    await page.goto(path, { waitUntil: 'commit' })
    const lazy = page.locator('main img[loading="lazy"]').first()
    const isAsked = () => lazy.evaluate((image: HTMLImageElement) => image.currentSrc !== '')
    await expect.poll(() => asked.size).toBeGreaterThan(0)
    await page.waitForTimeout(500)
    expect([...asked]).toHaveLength(1)
    expect(await isAsked()).toBe(false)
    const place = await lazy.evaluate(({ offsetTop, offsetHeight }: HTMLImageElement) => [offsetTop, offsetHeight])
    await page.clock.fastForward(4_000)
    await expect.poll(isAsked).toBe(true)
    expect(await lazy.evaluate(({ offsetTop, offsetHeight }: HTMLImageElement) => [offsetTop, offsetHeight])).toEqual(
      place,
    )
  })

test('the largest picture shares the line with one script, and the others come after it [R-713]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const before: number[] = []
  await page.route(largestOfList, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    before.push(scripts.length)
    await route.continue()
  })
  await page.goto('/products')
  await untilInteractive(page)
  // On a slow machine, others further down come before the page is interactive, but after the scripts.
  const [largest, ...others] = before
  expect(largest).toBe(1)
  for (const count of [...others, scripts.length]) expect(count).toBeGreaterThan(5)
})

test('scripts load in the end even without the largest picture [R-713]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route(largestOfList, () => undefined) // it never comes
  await page.goto('/products', { waitUntil: 'commit' })
  await untilInteractive(page)
})

test('pictures out of view leave the line to a first tap, and load when the visitor reads [R-713]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/blogs')
  await untilInteractive(page)
  // Milliseconds from interactive to the request, without the largest picture, which a card further down shows again.
  const asked = () =>
    page.locator('main').evaluate((main) => {
      const interactive = performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.NaN
      const largest = main.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc
      return [...main.querySelectorAll('img')].flatMap((image) => {
        const [request] = performance.getEntriesByName(image.currentSrc)
        const inSight = image.getBoundingClientRect().top < innerHeight
        return request && image.currentSrc !== largest ? { inSight, after: request.startTime - interactive } : []
      })
    })
  await expect.poll(async () => (await asked()).filter(({ inSight }) => !inSight).length).toBeGreaterThan(1)
  for (const { inSight, after } of await asked()) if (!inSight) expect(after).toBeGreaterThan(900)
})
