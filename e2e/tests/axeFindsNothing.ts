import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Locator, Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { expect, expectShown, test, untilInteractive } from './fixtures'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules of WCAG levels A and AA that depend on colours. */
const aboutColour = ['color-contrast', 'link-in-text-block']

interface Axe {
  run: (context: Element, options: RunOptions) => Promise<AxeResults>
}

/** The findings of axe in a part of the current page, one line each. */
async function violations(part: Locator, rules: 'all' | 'colour'): Promise<string[]> {
  const options: RunOptions = { resultTypes: ['violations'], ...(rules === 'colour' && { runOnly: aboutColour }) }
  const results = await part.evaluate(
    (element, asked) => (window as unknown as { axe: Axe }).axe.run(element, asked),
    options,
  )
  return results.violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target }) => `${id} (${impact}): ${target.join(' ')}`),
  )
}

interface Checked {
  /** The widest screen that has this state. */
  upTo?: number
  height?: number
  /** Shown before and after the checks, because a page that still loads has little to find. */
  shown?: Locator
  /** The part to check; by default the whole page. */
  part?: Locator
}

/** A phone in light and a wide screen in dark cover everything that axe can see: parts, sizes and colours. */
const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const

/** The same colours on other parts. */
const otherLooks = [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const

/** Checks the current page on a phone and on a wide screen, each in another scheme. */
export async function expectNoViolations(
  page: Page,
  { upTo = 9999, height = 900, shown, part = page.locator('html') }: Checked = {},
) {
  if (shown) await expectShown(page, shown)
  await page.evaluate(axeSource) // not as a script element, which the policy would refuse
  // The position of a band below the screen is unknown before its layout, so axe mistakes what is behind it.
  await page.evaluate(() => delete document.documentElement.dataset.arriving)
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width: Math.min(width, upTo), height })
    await page.emulateMedia({ colorScheme })
    expect(await violations(part, width <= upTo ? 'all' : 'colour'), `${width} px, ${colorScheme}`).toEqual([])
  }
  if (shown) await expectShown(page, shown)
}

/** Checks the colours of the current page in the looks that `expectNoViolations` leaves out. */
export async function expectReadableInOtherLooks(page: Page) {
  for (const { width, colorScheme } of otherLooks) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    expect(await violations(page.locator('html'), 'colour'), `${width} px, ${colorScheme}`).toEqual([])
  }
}

interface PageState {
  name: string
  /** Brings the page into the state. */
  enter?: (page: Page) => Promise<unknown>
  /** The part that shows that the page is in the state; by default its main heading. */
  shown?: (page: Page) => Locator
  /** The part of the page that is in the state, which is all that is checked; by default the whole page. */
  part?: (page: Page) => Locator
  /** The state exists up to this width only. */
  upTo?: number
}

/** A page that is loaded once and brought from state to state. */
export interface Visit {
  path: string | (() => Promise<string>)
  before?: (page: Page) => Promise<unknown>
  /** `false` for a page that is checked before its scripts run. */
  interactive?: boolean
  states: PageState[]
}

/** For a page that is broken on purpose, on a phone before anything is entered. */
export const axeOptions = {
  expectProblems: true,
  viewport: { width: 390, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
} as const

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens a page and checks each of its states. */
export async function expectNoViolationsIn(page: Page, { path, before, interactive = true, states }: Visit) {
  await before?.(page)
  await page.goto(typeof path === 'string' ? path : await path())
  if (interactive) await untilInteractive(page)
  for (const { name, enter, shown = heading, part, upTo } of states)
    await test.step(name, async () => {
      await page.setViewportSize(axeOptions.viewport)
      await enter?.(page)
      await expectNoViolations(page, { upTo, shown: shown(page), part: part?.(page) })
    })
}

/** Defines a test of each visit. Call it once in a group. */
export function axeFindsNothing(visits: Visit[]) {
  test.describe.configure({ mode: 'parallel' }) // one worker would be left with the last file
  test.use(axeOptions)
  for (const visit of visits)
    test(`axe finds nothing on ${visit.states.map(({ name }) => name).join(', ')}`, ({ page }) =>
      expectNoViolationsIn(page, visit))
}
