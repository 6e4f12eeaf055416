import type { Page } from '@playwright/test'

/**
 * Translates the page as browsers do, now and after each change: every text node is replaced by one inside two `font`
 * elements. The words stay, so that tests find what they look for.
 */
export async function translate(page: Page) {
  await page.evaluate(() => {
    const untranslated = 'script, style, noscript, textarea, title, svg, select, font font'
    function translateIn(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      if (root instanceof Text) texts.push(root)
      for (const text of texts) {
        if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untranslated)) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.append(text.data)
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    translateIn(document.body)
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'characterData') translateIn(target)
        else addedNodes.forEach(translateIn)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}
