import { contentPolicy } from '../contentSecurityPolicy'
import { importedStyles, inlineFiles } from './inlineFiles'

const texts = {
  '/remotes/shell/s/browser/a.css': { text: 'h1{color:red}', integrity: 'sha384-a' },
  '/remotes/shell/s/browser/early.js': { text: 'start()', integrity: 'sha384-e' },
}
const style = (href: string, text = '') => `<style data-precedence="${href}" data-href="${href}">${text}</style>`

describe('a document that carries its files', () => {
  it('has the text of each file in the element that names it, and its hash in the policy', () => {
    const early = '<script data-href="/remotes/shell/s/browser/early.js">'
    const { html, hashes } = inlineFiles(`${early}</script>${style('/remotes/shell/s/browser/a.css')}<p>`, texts)

    expect(html).toBe(`${early}start()</script>${style('/remotes/shell/s/browser/a.css', 'h1{color:red}')}<p>`)
    expect(contentPolicy(hashes)).toContain("script-src 'self' 'sha384-e'; style-src 'self' 'sha384-a';")
  })

  it('imports its sheets where its address has a secret, which their fonts would tell', () => {
    const href = '/remotes/shell/s/browser/a.css'
    const { html, hashes } = inlineFiles(style(href), importedStyles(texts))
    expect(html).toBe(style(href, `@import url("${href}");`))
    expect(contentPolicy(hashes)).toMatch(/style-src 'self' 'sha256-[^']{44}';/)
    expect(importedStyles(texts)['/remotes/shell/s/browser/early.js']?.text).toBe('start()')
  })

  it('carries no file that its composition does not have', () => {
    const foreign = style('/remotes/blog/b/browser/x.css')
    expect(inlineFiles(foreign, texts)).toEqual({ html: foreign, hashes: { scripts: [], styles: [] } })
    expect(contentPolicy()).toContain("script-src 'self'; style-src 'self';")
  })

  it('carries each file once, however often the page names it', () => {
    const named = style('/remotes/shell/s/browser/a.css')
    const { html, hashes } = inlineFiles(named.repeat(3), texts)
    expect(html).toBe(style('/remotes/shell/s/browser/a.css', 'h1{color:red}') + named.repeat(2))
    expect(hashes.styles).toEqual(['sha384-a'])
  })

  // A search that begins again at each of them would take minutes for 1 MB and block every other page.
  it.each(['<style ', '<style data-href="', '<style data-href="a"', 'data-href="a" ', '<script data-href="a"><'])(
    'has its files also behind 1 MB of %s',
    (part) => {
      const hostile = `${part.repeat((1 << 20) / part.length)}<p>`
      const { html } = inlineFiles(hostile + style('/remotes/shell/s/browser/a.css'), texts)
      expect(html === hostile + style('/remotes/shell/s/browser/a.css', 'h1{color:red}')).toBe(true)
    },
  )
})
