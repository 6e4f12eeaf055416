/** @jest-environment node */
import { RichText } from '@brightfill/shared/rich-text'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { honest, hostile } from './richTextCases'

function markupOf(html: string) {
  const markup = renderToStaticMarkup(
    <StaticRouter location="/">
      <RichText html={html} />
    </StaticRouter>,
  )
  return markup.replace(/^<div class="text">|<\/div>$/g, '')
}

// The server's parser is not the browser's; both must draw the same, or hydration fails.
describe('rich text on the server', () => {
  it.each(hostile)('disarms %s [R-077]', (_, html) => {
    const markup = markupOf(html)

    expect(markup).toMatch(/text|before/)
    expect(markup).not.toMatch(/alert|<script|<style|<iframe|<form|<object|\son\w+=|\sstyle=/i)
  })

  it.each(honest)('keeps %s [R-077]', (html, markup) => {
    // HTML reads attribute names in any case and needs no slash.
    expect(markupOf(html).replaceAll('/>', '>').replaceAll('colSpan', 'colspan')).toBe(markup)
  })

  it('survives elements nested deeper than any text', () => {
    expect(() => markupOf('<b>'.repeat(5000))).not.toThrow()
  })

  it('is quick with a megabyte of broken tags', () => {
    const started = performance.now()
    markupOf('<a href="'.repeat(120_000))
    expect(performance.now() - started).toBeLessThan(2000)
  })
})
