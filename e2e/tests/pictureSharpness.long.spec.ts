import type { Page } from '@playwright/test'
import { origin } from '../site'
import { comparison, firstSlug, publicPages } from './addresses'
import { expect, test, untilInteractive } from './fixtures'
import { listed } from './machineFilters'
import { demoToken, saveMachine } from './signIn'

const screens = [
  { width: 390, height: 844, scale: 3 },
  { width: 768, height: 1024, scale: 2 },
  { width: 1440, height: 900, scale: 2 },
  { width: 1920, height: 1080, scale: 1 },
]

// Search and comparison with their machines; the page of the sign-in has its picture on wide screens only.
const further = ['/about-us', '/services', '/search?query=filler', '/login']
const withoutPictures = (path: string, width: number) => path === '/login' && width < 1024

/** The pictures that need scripts. */
const states: { name: string; path: () => Promise<string>; enter: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'saved machines',
    path: async () => '/robots.txt',
    enter: async (page) => {
      await page.evaluate((token) => localStorage.setItem('auth_token', token), await demoToken(origin))
      await saveMachine((await listed()).data[0]?.id ?? 0)
      await page.goto('/user/saved', { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'machines seen before',
    path: async () => '/robots.txt',
    enter: async (page) => {
      // Without a visit to the machine, which would leave the browser a larger copy.
      const seen = JSON.stringify([await firstSlug('/get/products')])
      await page.evaluate((slugs) => sessionStorage.setItem('catalogue.seen.1', slugs), seen)
      await page.goto('/products', { waitUntil: 'domcontentloaded' })
      await untilInteractive(page)
      await page.getByRole('main').evaluate((main) => main.scrollIntoView({ block: 'end', behavior: 'instant' }))
      await expect(page.getByRole('region', { name: 'Recently viewed' }).getByRole('article')).toHaveCount(1)
    },
  },
  {
    name: 'the large picture of a machine',
    path: async () => `/products/${await firstSlug('/get/products')}`,
    enter: async (page) => {
      await untilInteractive(page)
      await page.getByRole('button', { name: 'Enlarge picture' }).click()
      await expect(page.getByRole('dialog').locator('img').first()).toBeVisible()
    },
  },
  {
    name: 'pictures of the search in the header',
    path: async () => '/about-us',
    enter: async (page) => {
      await untilInteractive(page)
      await page.getByRole('button', { name: 'Search', exact: true }).click()
      await page.getByRole('banner').getByRole('combobox').fill('filler')
      await expect(page.getByRole('banner').getByRole('option').locator('img').first()).toBeVisible()
    },
  },
  {
    name: 'the machine that an enquiry is about',
    path: async () => `/products/${await firstSlug('/get/products')}`,
    enter: async (page) => {
      await untilInteractive(page)
      await page.getByRole('main').getByRole('link', { name: 'Get in Touch!' }).click()
      await expect(page.getByRole('contentinfo').locator('form img')).toBeVisible()
    },
  },
]

test.describe('pictures are as sharp as the screen, and no larger', () => {
  for (const { width, height, scale } of screens) {
    const screen = { viewport: { width, height }, deviceScaleFactor: scale }
    test.describe(`at ${width} px with ${scale} pixels each`, () => {
      test('on every public page [R-713]', async ({ browser, baseURL }) => {
        const paths = [...(await publicPages()).map(({ path }) => path), await comparison(), ...further]
        for (const path of paths) {
          // With its own cache, because a browser takes a larger copy that it has anyway. It chooses a copy by layout
          // alone, so neither scripts nor the pictures themselves are needed.
          const context = await browser.newContext({ baseURL, javaScriptEnabled: false, ...screen })
          await context.route(/[?]w=/, (route) => route.abort())
          const page = await context.newPage()
          await page.goto(path, { waitUntil: 'domcontentloaded' })
          const pictures = await chosenCopies(page)
          await page.context().close()
          if (!withoutPictures(path, width)) expect.soft(pictures.length, `pictures of ${path}`).toBeGreaterThan(0)
          expectSharp(pictures, path, scale)
        }
      })

      for (const { name, path, enter } of states)
        test(`in ${name} [R-713]`, async ({ browser, baseURL }) => {
          test.slow() // a copy that is requested for the first time is made first
          const page = await browser.newPage({ baseURL, ...screen })
          await page.goto(await path(), { waitUntil: 'domcontentloaded' })
          await enter(page)
          const pictures = await chosenCopies(page)
          await page.context().close()
          expect(pictures.length).toBeGreaterThan(0)
          expectSharp(pictures, name, scale)
        })
    })
  }
})

function expectSharp(pictures: Shown[], where: string, scale: number) {
  for (const picture of largestOfEach(pictures)) {
    const told = `${where}: ${picture.src} has ${picture.pixels} px for ${Math.round(picture.drawn)} px`
    const times = picture.pixels / (picture.drawn * scale)
    // On a phone with three pixels each the eye can no longer tell two from three.
    const least = scale === 3 ? (0.9 * 2) / 3 : 0.9
    if (picture.pixels < picture.most) expect.soft(times, `${told}, too few`).toBeGreaterThanOrEqual(least)
    // The smallest copy may be larger than a small place needs.
    if (picture.pixels > picture.least) expect.soft(times, `${told}, too many`).toBeLessThanOrEqual(1.6)
  }
}

type Shown = Awaited<ReturnType<typeof chosenCopies>>[number]

/** The largest place of a picture that is shown several times: the others take its copy. */
function largestOfEach(pictures: Shown[]): Shown[] {
  const largest = new Map<string, Shown>()
  for (const picture of pictures) {
    const file = picture.src.split('?')[0] ?? ''
    if (picture.drawn > (largest.get(file)?.drawn ?? 0)) largest.set(file, picture)
  }
  return [...largest.values()]
}

/** The copies of bitmaps that the browser chose: their width in pixels, and the width of the whole picture as drawn. */
async function chosenCopies(page: Page) {
  const images = page.locator('img')
  await images.evaluateAll((all) => {
    for (const image of all as HTMLImageElement[]) image.loading = 'eager'
  })
  const chosen = () =>
    images.evaluateAll((all) =>
      (all as HTMLImageElement[]).flatMap((image) => {
        if (!image.currentSrc) throw new Error('Not chosen yet') // or drawn anew
        const address = new URL(image.currentSrc)
        const pixels = Number(address.searchParams.get('w'))
        const { width, height } = image.getBoundingClientRect()
        if (!pixels || width < 2 || !image.checkVisibility()) return []
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
        const { objectFit } = getComputedStyle(image)
        const whole = objectFit === 'cover' ? Math.max : objectFit === 'contain' ? Math.min : () => width
        const copies =
          image
            .closest('picture')
            ?.querySelector('source')
            ?.srcset.match(/\d+(?=w)/g) ?? []
        const widths = copies.map(Number)
        return {
          src: address.pathname + address.search,
          pixels,
          drawn: whole(width, height * ratio),
          most: Math.max(...widths),
          least: Math.min(...widths),
        }
      }),
    )
  let found: Awaited<ReturnType<typeof chosen>> = []
  await expect(async () => {
    found = await chosen()
  }).toPass({ timeout: 30_000 })
  return found
}
