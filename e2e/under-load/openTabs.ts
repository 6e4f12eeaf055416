import { chromium } from '@playwright/test'

/** Milliseconds that a hasty visitor looks at a page. */
const READING = 1_000

/** Tabs of visitors who navigate through the site without loading another document, so each keeps its first composition. */
export async function openTabs(
  origin: string,
  { count, executablePath }: { count: number; executablePath: string | undefined },
): Promise<{ stop: () => Promise<{ navigations: number; problems: string[] }> }> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })
  const problems: string[] = []
  let navigations = 0
  let stopping = false

  async function walk(number: number) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const note = (what: string) => problems.push(`tab ${number}: ${what}`)
    page.on('console', (message) => message.type() === 'error' && note(message.text()))
    page.on('pageerror', (error) => note(`uncaught ${error.message}`))
    page.on('response', (response) => response.status() >= 400 && note(`${response.status()} ${response.url()}`))
    await page.goto(origin)
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { mark: 'same' }))
    const menu = page.getByRole('navigation', { name: 'Main' })
    const steps = [
      () => menu.getByRole('link', { name: 'Machines' }).click(),
      () => page.getByRole('article').first().getByRole('link').first().click(),
      () => menu.getByRole('link', { name: 'Blog' }).click(),
      () => page.getByRole('article').first().getByRole('link').first().click(),
      () => menu.getByRole('link', { name: 'Services' }).click(),
    ]
    // A tab begins with the menu: the cards of the home page are borrowed, and clicking a link before its part's code
    // has loaded opens a new document.
    const first = number - (number % 2)
    for (let step = first; !stopping; step = (step + 1) % steps.length) {
      // A card's page needs the list before it.
      if ((step === 1 || step === 3) && (await page.getByRole('article').count()) === 0) continue
      const before = page.url()
      await steps[step]?.()
      await page.waitForURL((url) => url.href !== before)
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
      if (await page.getByRole('button', { name: 'Try again' }).isVisible()) note(`${page.url()} did not arrive`)
      navigations += 1
      await page.waitForTimeout(READING)
    }
    if ((await page.evaluate(() => document.documentElement.dataset.mark)) !== 'same')
      note('the document was loaded again')
  }

  const walks = Array.from({ length: count }, (_, number) =>
    walk(number % 5).catch((error) => problems.push(error.message)),
  )
  return {
    async stop() {
      stopping = true
      await Promise.all(walks)
      await browser.close()
      return { navigations, problems }
    },
  }
}
