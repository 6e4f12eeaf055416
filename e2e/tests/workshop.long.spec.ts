import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expectNoViolations } from './axeFindsNothing'
import { expect, test } from './fixtures'

// `npm run workshop:build` builds the workshop; `npm run test:long` runs it before the browser tests.
const built = path.resolve(import.meta.dirname, '../../.cache/workshop')
const origin = 'http://workshop.test'

interface Story {
  id: string
  title: string
  name: string
}
const { entries }: { entries: Record<string, Story> } = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8'))

test.use({ viewport: { width: 390, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

/** Addresses on other machines that the workshop requested. */
let elsewhere: string[]

test.beforeEach(async ({ page }) => {
  elsewhere = []
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url())
    if (url.origin === origin) return route.fulfill({ path: path.join(built, url.pathname) })
    elsewhere.push(url.href)
    return route.abort()
  })
})

test.afterEach(() => expect(elsewhere).toEqual([]))

test.describe('the component workshop', () => {
  test.use({ expectProblems: true }) // the workshop's frame logs warnings about its next version

  test('lists its stories and sends no request to another machine', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${origin}/index.html`)
    await page.getByRole('button', { name: 'button', exact: true }).click()
    await page.getByRole('link', { name: 'Secondary' }).click()
    const story = page.frameLocator('#storybook-preview-iframe')
    await expect(story.getByRole('heading', { name: 'ui/button: Secondary' })).toBeVisible()
  })
})

test.describe('in the component workshop [R-700, R-173]', () => {
  test.describe.configure({ mode: 'parallel' })
  for (const { id, title, name } of Object.values(entries)) {
    test(`axe finds nothing on ${title}: ${name}, nothing is wider than the screen`, async ({ page }) => {
      await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`)
      await page.getByRole('heading', { name: `${title}: ${name}` }).waitFor()
      await expectNoViolations(page)
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(wider, `${width} px`).toBeLessThanOrEqual(0)
      }
    })
  }
})
