import { origin } from '../site'
import { publicPages } from './addresses'
import { expect, test, untilInteractive } from './fixtures'

test.describe('the first HTML', () => {
  test('shows the same text without JavaScript as with it', async ({ browser }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
    const scripted = await browser.newContext({ baseURL: origin })
    for (const { name, path } of await publicPages()) {
      const [without, withScript] = [await plain.newPage(), await scripted.newPage()]
      await without.goto(path)
      await withScript.goto(path)
      await untilInteractive(withScript)
      const all = lines(await withScript.locator('body').innerText())
      await withScript.evaluate(hideWhatNeedsScripts)
      const wanted = lines(await withScript.locator('body').innerText())
      const lacking = missing(wanted, lines(await without.locator('body').innerText()))
      expect(letters(wanted), `${name} has text`).toBeGreaterThan(300)
      expect(letters(wanted) / letters(all), `${name} hardly needs scripts`).toBeGreaterThan(0.9)
      expect(letters(lacking) / letters(wanted), `${name}: ${lacking.join(' | ')}`).toBeLessThanOrEqual(0.01)
      await Promise.all([without.close(), withScript.close()])
    }
    await Promise.all([plain.close(), scripted.close()])
  })
})

/** Hides what style rules hide from browsers without scripts, such as what a script keeps. Runs in the page. */
function hideWhatNeedsScripts() {
  const hide = (rules: CSSRuleList, needed = false) => {
    for (const rule of rules) {
      const without = needed || (rule instanceof CSSMediaRule && rule.conditionText === '(scripting: none)')
      if (without && rule instanceof CSSStyleRule && rule.style.display === 'none')
        for (const part of document.querySelectorAll<HTMLElement>(rule.selectorText)) part.style.display = 'none'
      if (rule instanceof CSSGroupingRule) hide(rule.cssRules, without)
    }
  }
  for (const sheet of document.styleSheets) hide(sheet.cssRules)
}

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

const letters = (all: string[]) => all.join('').length

/** The lines of `wanted` that `served` lacks, or has less often. */
function missing(wanted: string[], served: string[]): string[] {
  const left = [...served]
  return wanted.filter((line) => {
    const place = left.indexOf(line)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}
