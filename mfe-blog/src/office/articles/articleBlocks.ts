import type { ArticleBlock } from '@brightfill/shared/contract'
import { articleWords, type EditorNode, htmlInside } from '@brightfill/shared/office-rich-text'
import { richTextOf } from '../../article/richTextOf'

/** The blocks in one form: files of content may have a text in either field. */
export const plainBlocks = (blocks: readonly ArticleBlock[]): ArticleBlock[] =>
  blocks.map((block) => {
    const { element_type, text, content_field } = block
    if (element_type === 'image') return block
    const html = richTextOf(block)
    return html === undefined
      ? { element_type, text: text || content_field, content_field: '' }
      : { element_type: 'p', text, content_field: html }
  })

/** The document of the editor for the blocks of an article. */
export function documentOfBlocks(blocks: readonly ArticleBlock[]): object {
  const parts = blocks.map((block) => {
    const { element_type, text, content_field } = block
    if (element_type === 'image') return { type: 'picture', attrs: { path: content_field, alt: text } }
    const html = richTextOf(block)
    if (html !== undefined) return { type: element_type, content: articleWords(html) }
    return { type: element_type, content: text ? [{ type: 'text', text }] : [] }
  })
  return { type: 'doc', content: parts.length > 0 ? parts : [{ type: 'p' }] }
}

/** The blocks of a document, without empty paragraphs. */
export function blocksOfDocument(document: EditorNode): ArticleBlock[] {
  return document.children.flatMap((node): ArticleBlock[] => {
    const { type, attrs, textContent: text } = node
    if (type.name === 'picture')
      return [{ element_type: 'image', text: String(attrs.alt), content_field: String(attrs.path) }]
    if (text.trim() === '') return []
    if (type.name === 'h2') return [{ element_type: 'h2', text, content_field: '' }]
    const isMarked = node.children.some(({ marks }) => marks.length > 0)
    return [{ element_type: 'p', text, content_field: isMarked ? htmlInside(node) : '' }]
  })
}
