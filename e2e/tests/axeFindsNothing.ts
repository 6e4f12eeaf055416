import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, expectShown, test, untilInteractive } from './fixtures'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules of WCAG levels A and AA that depend on colours. */
const aboutColour = ['color-contrast', 'link-in-text-block']

interface Axe {
  run: (options: RunOptions) => Promise<AxeResults>
}

/** The findings of axe on the current page, one line each. */
async function violations(page: Page, rules: 'all' | 'colour'): Promise<string[]> {
  const options: RunOptions = { resultTypes: ['violations'], ...(rules === 'colour' && { runOnly: aboutColour }) }
  const results = await page.evaluate((asked) => (window as unknown as { axe: Axe }).axe.run(asked), options)
  return results.violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target }) => `${id} (${impact}): ${target.join(' ')}`),
  )
}

interface Checked {
  /** The widest screen that has this state. */
  upTo?: number
  height?: number
  /** Is shown before and after the checks; a page that still loads has hardly anything to find. */
  shown?: Locator
}

/**
 * Checks the current page on a phone and on a wide screen in both schemes. The schemes differ only in colours, so dark
 * is asked for the rules about them.
 */
export async function expectNoViolations(page: Page, { upTo = 9999, height = 900, shown }: Checked = {}) {
  if (shown) await expectShown(page, shown)
  await page.evaluate(axeSource) // not as a script element, which the policy would refuse
  for (const width of [390, 1440].filter((width) => width <= upTo)) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await violations(page, 'all'), `${width} px, light`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await violations(page, 'colour'), `${width} px, dark`).toEqual([])
  }
  if (shown) await expectShown(page, shown)
}

export interface PageState {
  name: string
  path: string | (() => Promise<string>)
  before?: (page: Page) => Promise<unknown>
  /** Brings the page into the state. */
  enter?: (page: Page) => Promise<unknown>
  /** The part that shows that the page is in the state; by default its main heading. */
  shown?: (page: Page) => Locator
  /** `false` for a page that is checked before its scripts run. */
  interactive?: boolean
  /** The state exists up to this width only. */
  upTo?: number
}

/** Defines a test of each state: axe finds nothing in it, at both widths in both schemes. Call it once in a group. */
export function axeFindsNothing(states: PageState[]) {
  test.describe.configure({ mode: 'parallel' }) // one worker would be left with the last file
  test.use({ expectProblems: true, viewport: { width: 390, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

  const heading = (page: Page) => page.getByRole('heading', { level: 1 })
  for (const { name, path, before, enter, shown = heading, interactive = true, upTo } of states) {
    test(`axe finds nothing on ${name}, at both widths in both schemes`, async ({ page }) => {
      await before?.(page)
      await page.goto(typeof path === 'string' ? path : await path())
      if (interactive) await untilInteractive(page)
      await enter?.(page)
      await expectNoViolations(page, { upTo, shown: shown(page) })
    })
  }
}
