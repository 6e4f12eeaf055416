import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

/** Presses Tab (or Shift+Tab) until the target has the focus; every stop on the way must be visible. */
export async function tabTo(page: Page, target: Locator, { back = false, most = 80 } = {}) {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab')
    await expectSeen(page)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`The keyboard does not reach ${target}`)
}

/** Checks that the focused element is marked and neither off screen nor under the header. */
export async function expectSeen(page: Page) {
  await expect.poll(() => unseen(page), 'the focus is seen').toBe('')
}

/** Faults in the visible position of the focus, if any. */
function unseen(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    // The browser itself may take the focus for one press at the end of the page or of a dialog.
    if (!element || element === document.body || element === document.documentElement) return ''
    const outlined = (candidate: Element | null) => {
      if (!candidate) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none'
    }
    const text = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
    const name = `${element.tagName} "${text}"`
    // The ring may be around the element that contains the control.
    const holders = [
      element,
      element.parentElement,
      element.closest('label'),
      element.closest('article, li'),
      element.nextElementSibling,
    ]
    const status = element.querySelector('[role="status"]')
    // A slider's ring is around its thumb, which scripts cannot read.
    if (!element.matches('input[type="range"]') && ![...holders, status].some(outlined)) return `${name} is not marked`
    // A link over several lines has a hole in the middle of its box.
    const [{ left, top, width, height } = new DOMRect()] = element.getClientRects()
    const over = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight) / 2)
    const uncovered =
      over !== null && (element.contains(over) || over.contains(element) || over.closest('label')?.contains(element))
    return uncovered
      ? ''
      : `${name} at ${Math.round(left)}, ${Math.round(top)} is off screen or under ${over?.outerHTML.slice(0, 80)}`
  })
}
