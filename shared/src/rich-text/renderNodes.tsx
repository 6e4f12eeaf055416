import { copyUrl } from '@brightfill/shared/media'
import { TextLink } from '@brightfill/shared/ui'
import type { DOMNode, Element } from 'html-dom-parser'
import { createElement, Fragment, type ReactNode } from 'react'
import { isDropped, isPlayer, keptAttributes } from './allowList'
import { VideoFrame } from './VideoFrame'

/** Deeper than any real text; keeps hostile nesting from overflowing the stack. */
const deepest = 40

// By node type and not by class: the server's parser has its own copy of the classes.
const isElement = (node: DOMNode): node is Element => 'attribs' in node && 'name' in node
const childrenOf = (node: Element) => node.children as DOMNode[] // a parsed fragment holds no documents

/** Puts rows into a table body, as browsers do and the server's parser does not. */
function renderTable(table: Element, depth: number): ReactNode {
  const parts = childrenOf(table).filter(isElement)
  const rows = parts.filter(({ name }) => name === 'tr')
  const groups = parts.filter(({ name }) => ['caption', 'thead', 'tbody', 'tfoot'].includes(name))
  return (
    <table>
      {renderNodes(groups, depth)}
      {rows.length > 0 && <tbody>{renderNodes(rows, depth)}</tbody>}
    </table>
  )
}

function renderImage({ attribs }: Element): ReactNode {
  // Twice the widest column of text.
  const url = copyUrl(attribs.src, 1280)
  const pixels = (value: string | undefined) => (value && /^\d{1,4}$/.test(value) ? Number(value) : undefined)
  return (
    url && (
      <img
        src={url}
        alt={attribs.alt ?? ''}
        width={pixels(attribs.width)}
        height={pixels(attribs.height)}
        loading="lazy"
        decoding="async"
      />
    )
  )
}

/** Elements that our own components draw; undefined for all others. */
function renderSpecial(node: Element, depth: number): ReactNode | undefined {
  const { name, attribs } = node
  if (name === 'a' && attribs.href?.trim())
    return <TextLink to={attribs.href}>{renderNodes(childrenOf(node), depth)}</TextLink>
  if (name === 'img') return renderImage(node)
  if (name === 'table') return renderTable(node, depth)
  if (name === 'h1') return <h2>{renderNodes(childrenOf(node), depth)}</h2> // the page has its h1
  if (name === 'iframe' && attribs.src && isPlayer(attribs.src))
    return <VideoFrame src={attribs.src} title={attribs.title} />
  return undefined
}

function renderNode(node: DOMNode, depth: number): ReactNode {
  if (node.type === 'text') return 'data' in node ? node.data : null
  if (!isElement(node) || depth > deepest) return null
  const special = renderSpecial(node, depth + 1)
  if (special !== undefined) return special
  if (isDropped(node.name)) return null
  const attributes = keptAttributes(node.name, node.attribs)
  const spaceCounts = !['thead', 'tbody', 'tfoot', 'tr'].includes(node.name)
  const children = childrenOf(node).filter((child) => spaceCounts || isElement(child))
  const content = children.length > 0 ? renderNodes(children, depth + 1) : undefined
  return attributes ? createElement(node.name, attributes, content) : content
}

/** Draws parsed rich text: React escapes all texts, and only allowed nodes become elements. */
export function renderNodes(nodes: readonly DOMNode[], depth = 0): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of one text never change their order
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node, depth)}</Fragment>)
}
