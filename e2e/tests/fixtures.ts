import { test as base, expect, type Locator, type Page } from '@playwright/test'

export { expect }

interface Fixtures {
  /** Console errors and uncaught exceptions of the page; they fail every test that does not expect them. */
  problems: string[]
  /** For tests that break something on purpose. */
  expectProblems: boolean
}

export const test = base.extend<Fixtures>({
  expectProblems: [false, { option: true }],
  problems: [
    async ({ page, expectProblems }, use, info) => {
      const problems: string[] = []
      page.on('console', (message) => {
        // Without a reason it is a file of a former page, such as a preview in a frame.
        if (/^Fetch API cannot load \S+\.\s*$/.test(message.text())) return
        if (message.type() === 'error' || message.type() === 'warning')
          problems.push(`${message.type()}: ${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
      await use(problems)
      if (info.status !== info.expectedStatus)
        process.stdout.write(`${info.title}: ${page.url()} showed\n${await shownBy(page)}\n${problems.join('\n')}\n`)
      if (!expectProblems) expect(problems, 'console output of the page').toEqual([])
    },
    { auto: true },
  ],
})

/** The page as text for the console, because some runs keep no files. */
const shownBy = (page: Page) => page.locator('body').ariaSnapshot({ timeout: 2_000 }).catch(String)

/** Waits until the page is interactive, which the shell marks as `hydrated`. */
export async function untilInteractive(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
}

/** Checks that the page shows a part with its data, and no placeholder of a part that still loads. */
export async function expectShown(page: Page, part: Locator) {
  await expect(part).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^Loading/ }),
  ).toHaveCount(0)
}

/** Marks the document, so that a test can tell a navigation from a reload. */
export async function markDocument(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'same'
  })
}

export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.mark === 'same')
}
