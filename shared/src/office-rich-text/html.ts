import { trustedTypePolicy } from '@brightfill/shared/rich-text'
import { getSchema } from '@tiptap/core'
import { DOMSerializer, DOMParser as DocumentParser, type Node } from '@tiptap/pm/model'
import { articleElements, richTextElementsOfEditor } from './elements'

/** Elements that hold a single paragraph without its tags: `<li>one</li>`. */
const tight = new Set(['LI', 'DT', 'DD', 'TH', 'TD', 'CAPTION', 'FIGCAPTION'])

const schema = getSchema(richTextElementsOfEditor)
const articleSchema = getSchema(articleElements)

/** The body of any text: nothing in it runs or loads. */
export function inertBody(html: string): HTMLElement {
  const trusted = trustedTypePolicy?.createHTML(html) ?? html
  return new DOMParser().parseFromString(trusted as string, 'text/html').body // the policy makes one
}

/** The document of the editor for rich text, or for text of another program. */
export function documentOf(html: string): Node {
  return DocumentParser.fromSchema(schema).parse(inertBody(html))
}

/** The text of an article's paragraph, in the form of its editor's document. */
export function articleWords(html: string): object[] {
  const paragraph = DocumentParser.fromSchema(articleSchema).parse(inertBody(`<p>${html}</p>`)).firstChild
  return paragraph?.toJSON().content ?? []
}

/** Rich text, written as the sanitiser of the api writes it; empty for a document without anything. */
export function htmlOf(document: Node): string {
  const isEmpty = document.childCount === 1 && document.firstChild?.type.name === 'p' && !document.firstChild.childCount
  return isEmpty ? '' : htmlInside(document)
}

/** The same for the content of a node, such as the text of a paragraph. */
export function htmlInside({ type, content }: Node): string {
  const root = window.document.createElement('div')
  DOMSerializer.fromSchema(type.schema).serializeFragment(content, { document: window.document }, root)
  return childrenOf(root)
}

const childrenOf = (parent: Element) => [...parent.childNodes].map(markupOf).join('')

function markupOf(node: ChildNode): string {
  if (!(node instanceof Element)) return escaped(node.textContent ?? '')
  const name = node.localName
  const attributes = [...node.attributes].map((one) => ` ${one.name}="${escaped(one.value).replaceAll('"', '&quot;')}"`)
  if (name === 'br' || name === 'hr') return `<${name} />`
  return `<${name}${attributes.join('')}>${tight.has(node.tagName) ? tightly(node) : childrenOf(node)}</${name}>`
}

function tightly(parent: Element): string {
  const [first, ...rest] = parent.children
  const isTight = first?.tagName === 'P' && rest.every(({ tagName }) => tagName === 'UL' || tagName === 'OL')
  return isTight ? childrenOf(first) + rest.map(markupOf).join('') : childrenOf(parent)
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
