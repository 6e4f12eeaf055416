/** Text of a release's file by its address, with its hash as the manifest has it. */
export type InlineTexts = Record<string, { text: string; integrity: string }>

interface InlinedDocument {
  html: string
  /** Hashes by which the policy header allows what the document carries. */
  hashes: { scripts: string[]; styles: string[] }
}

const placeholder = /<(style|script)( [^>]*)?data-href="([^"]+)"([^>]*)><\/\1>/g

/**
 * Writes stylesheets and the early script into a rendered document, in the elements that name them. So the first paint
 * waits for no other file. The hash of such an element is that of the file.
 */
export function inlineFiles(rendered: string, texts: InlineTexts): InlinedDocument {
  const hashes = { scripts: [] as string[], styles: [] as string[] }
  const html = rendered.replace(placeholder, (element, name: 'style' | 'script', before = '', href: string, after) => {
    const file = texts[href]
    if (!file) return element
    hashes[`${name}s`].push(file.integrity)
    return `<${name}${before}data-href="${href}"${after}>${file.text}</${name}>`
  })
  return { html, hashes }
}
