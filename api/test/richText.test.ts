/** @jest-environment ../shared/tooling/jest/domEnvironment.cjs */
import { TextEncoder } from 'node:util'
import { anyText, docsText, webText, wordText } from './richTexts'

/** The output of the office's editor for a typed or pasted text. */
let written: (html: string) => string
let sanitizeRichText: (html: string) => string
beforeAll(async () => {
  Object.assign(globalThis, { TextEncoder }) // jsdom lacks it, and both need it when they load
  const { documentOf, htmlOf } = await import('@brightfill/shared/office-rich-text')
  sanitizeRichText = (await import('../src/import/sanitizeContent')).sanitizeRichText
  written = (html) => htmlOf(documentOf(html))
})

/** Elements with the same meaning. */
const meanings: Record<string, string> = { b: 'strong', i: 'em', h1: 'h2', h5: 'h4', h6: 'h4', del: 's', strike: 's' }
/** A single paragraph in a cell or an entry has no meaning of its own. */
const silent = ['p', 'div', 'span', 'body', 'html']

/** Each word with the elements around it, and their attributes. */
function wordsOf(html: string): string[] {
  const body = new DOMParser().parseFromString(html, 'text/html').body
  for (const unseen of body.querySelectorAll('style, script, title')) unseen.remove()
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (walker.nextNode()) {
    const around = new Set<string>()
    for (let at = walker.currentNode.parentElement; at && at !== body; at = at.parentElement) {
      const name = meanings[at.localName] ?? at.localName
      if (silent.includes(name)) continue
      around.add([name, ...[...at.attributes].map((one) => `${one.name}=${one.value}`)].join(' '))
    }
    const marks = [...around].sort().join(', ')
    for (const word of walker.currentNode.textContent?.match(/[^\s]+/g) ?? []) words.push(`${word} in ${marks}`)
  }
  return words
}
const lettersOf = (html: string) =>
  wordsOf(html)
    .map((word) => word.replace(/ in .*$/, ''))
    .join('')

const each = (make: (seed: number) => string, count: number) => Array.from({ length: count }, (_, seed) => make(seed))

describe('rich text from the office', () => {
  it('passes the sanitiser unchanged, and keeps all words, marks, links and lists of 600 texts [O-25]', () => {
    for (const html of each(anyText, 600)) {
      const out = written(html)
      expect(sanitizeRichText(out)).toBe(out)
      expect(wordsOf(out)).toEqual(wordsOf(sanitizeRichText(html)))
      expect(wordsOf(written(out))).toEqual(wordsOf(out))
    }
  })

  it.each([
    ['Word', wordText],
    ['Google Docs', docsText],
    ['web pages', webText],
  ])('has only what the site can show of texts pasted from %s, without losing a word [O-25]', (_, make) => {
    for (const html of each(make, 134)) {
      const out = written(html)
      expect(sanitizeRichText(out)).toBe(out)
      expect(lettersOf(out)).toBe(lettersOf(html))
      expect(out).not.toMatch(/style=|class=|<span|<o:p|<font/)
    }
  })

  it('keeps bold, italic, headings, links and lists from other programs [O-25]', () => {
    expect(written('<h1>Title</h1><p><b>a</b> <span style="font-weight:700;font-style:italic">b</span></p>')).toBe(
      '<h2>Title</h2><p><strong>a</strong> <strong><em>b</em></strong></p>',
    )
    expect(written('<b style="font-weight:normal"><ul><li><p>one</p></li></ul></b>')).toBe('<ul><li>one</li></ul>')
    expect(written('<p><a href="https://example.com/?a=1&amp;b=2" onclick="x()">there</a></p>')).toBe(
      '<p><a href="https://example.com/?a=1&amp;b=2">there</a></p>',
    )
  })

  it('has no link that the sanitiser would remove', () => {
    for (const href of ['javascript:x()', 'java\nscript:x()', 'data:text/html,x', 'JAVASCRIPT:x()', ' vbscript:x'])
      expect(written(`<p><a href="${href}">words</a></p>`)).toBe('<p>words</p>')
    for (const href of ['/products', '#part', 'mailto:a@b.example', 'tel:+441632960000', 'https://b.example'])
      expect(written(`<p><a href="${href}">words</a></p>`)).toBe(`<p><a href="${href}">words</a></p>`)
  })
})
