import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import type { ElementHandle, Page } from 'puppeteer-core'
import type { Hands, Place } from '../journey/buyerJourney'
import { origin } from '../site'

type Role = 'link' | 'button' | 'checkbox'
interface Wanted {
  place: Place
  by: 'role' | 'label' | 'text'
  role?: Role
  pattern: string
  flags: string
  which: number
}

interface Queries {
  queryAllByRole: (root: Element, role: string, options: object) => Element[]
  queryAllByLabelText: (root: Element, label: RegExp) => Element[]
  queryAllByText: (root: Element, text: RegExp) => Element[]
}

const WITHIN = 20_000

/** Finds elements as a reader does, by role and name. */
const queries = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** A Firefox driven by WebDriver BiDi. */
export class FirefoxHands implements Hands {
  constructor(private readonly page: Page) {}

  async open(address: string) {
    await this.page.goto(origin + address)
    // Not waitForFunction, which the policy of the site refuses in Firefox.
    const hydrated = () => this.page.evaluate(() => performance.getEntriesByName('hydrated').length)
    await expect.poll(hydrated, { timeout: WITHIN }).toBeGreaterThan(0)
  }

  /** By keyboard: a pointer may hit an element over a link. */
  async press(place: Place, role: Role, name: RegExp, which = 0) {
    const element = await this.find(place, { by: 'role', role, which }, name)
    await element.focus()
    await this.page.keyboard.press(role === 'checkbox' ? ' ' : 'Enter')
  }

  async fill(place: Place, label: RegExp, text: string) {
    const field = await this.find(place, { by: 'label' }, label)
    await field.evaluate((found) => {
      found.scrollIntoView({ block: 'center', behavior: 'instant' })
      if (found instanceof HTMLInputElement) found.select()
    })
    await field.type(text)
  }

  async read(place: Place, text: RegExp) {
    const element = await this.find(place, { by: 'text' }, text)
    return element.evaluate((found) => found.textContent ?? '')
  }

  async attribute(place: Place, role: Role, name: RegExp, attribute: string) {
    const element = await this.find(place, { by: 'role', role }, name)
    return element.evaluate((found, asked) => found.getAttribute(asked), attribute)
  }

  async address() {
    return this.page.evaluate(() => location.href)
  }

  /** Waits for an element. If the page changes meanwhile, it asks the new one. */
  private async find(
    place: Place,
    { by, role, which = 0 }: { by: Wanted['by']; role?: Role; which?: number },
    { source: pattern, flags }: RegExp,
  ): Promise<ElementHandle<Element>> {
    let found: ElementHandle<Element> | undefined
    await expect(async () => {
      if (!(await this.page.evaluate(() => 'TestingLibraryDom' in window))) await this.page.evaluate(queries)
      const handle = await this.page.evaluateHandle(findIn, { place, by, role, pattern, flags, which })
      found = (handle.asElement() as ElementHandle<Element> | null) ?? undefined
      expect(found, `${role ?? by} ${pattern}`).toBeTruthy()
    }).toPass({ timeout: WITHIN })
    if (!found) throw new Error(`Nothing is named ${pattern}`)
    return found
  }
}

/** Runs in the page. */
function findIn({ place, by, role = 'link', pattern, flags, which }: Wanted): Element | null {
  const dom = (window as unknown as { TestingLibraryDom: Queries }).TestingLibraryDom
  const name = new RegExp(pattern, flags)
  const root = document.querySelector(place === 'main' ? 'main' : 'footer form')
  if (!root) return null
  if (by === 'role') return dom.queryAllByRole(root, role, { name })[which] ?? null
  if (by === 'text') return dom.queryAllByText(root, name)[which] ?? null
  return dom.queryAllByLabelText(root, name).find((element) => element instanceof HTMLInputElement) ?? null
}
