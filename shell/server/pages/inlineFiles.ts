import { createHash } from 'node:crypto'

/** Text of a release's file by its address, with its hash as the manifest has it. */
export type InlineTexts = Record<string, { text: string; integrity: string }>

/**
 * Imports in place of the texts of stylesheets, for addresses with a secret: Chromium names the whole address of the
 * document when it asks for the fonts of a sheet inside it, whatever the document's referrer policy is.
 */
export function importedStyles(texts: InlineTexts): InlineTexts {
  return Object.fromEntries(
    Object.entries(texts).map(([href, file]) => {
      if (!href.endsWith('.css')) return [href, file]
      const text = `@import url("${href}");`
      return [href, { text, integrity: `sha256-${createHash('sha256').update(text).digest('base64')}` }]
    }),
  )
}

// A remote may write any HTML. No match reaches beyond the next element, so each character is read a few times only.
const placeholder = /<(style|script) ([^<>]+)><\/\1>/g
const address = /data-href="([^"]+)"/

/**
 * Writes stylesheets and the early script into a rendered document, in the elements that name them. So the first paint
 * waits for no other file. The hash of such an element is that of the file.
 * @returns hashes: by which the policy header allows what the document carries
 */
export function inlineFiles(rendered: string, texts: InlineTexts) {
  const hashes = { scripts: [] as string[], styles: [] as string[] }
  const written = new Set<string>()
  const html = rendered.replace(placeholder, (element, name: 'style' | 'script', attributes: string) => {
    const [, href = ''] = address.exec(attributes) ?? []
    const file = texts[href]
    // Once: a page may name a file so often that the document would fill the memory.
    if (!file || written.has(href)) return element
    written.add(href)
    hashes[`${name}s`].push(file.integrity)
    return `<${name} ${attributes}>${file.text}</${name}>`
  })
  return { html, hashes }
}
