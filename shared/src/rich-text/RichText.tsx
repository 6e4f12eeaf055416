import parse from 'html-dom-parser'
import { useMemo } from 'react'
import { trustedTypePolicy } from './parserPolicy'
import styles from './RichText.module.css'
import { renderNodes } from './renderNodes'

interface RichTextProps {
  /**
   * HTML by an editor. The api has sanitised it; it is sanitised again here, on the server and in the browser alike.
   */
  html: string | null | undefined
  className?: string
  /** The field that it shows, in a preview (`useFieldMarks`). */
  'data-field'?: string
}

/** Rich text from content, drawn as React elements of an allow-list. Its links to the site navigate like all others. */
export function RichText({ html, className, ...marks }: RichTextProps) {
  // A browser treats both kinds of line endings alike; the server's parser does not.
  const content = useMemo(() => renderNodes(parse((html ?? '').replace(/\r\n?/g, '\n'), { trustedTypePolicy })), [html])
  // New text needs a new element: translation has replaced the text nodes that React would look for.
  return (
    <div key={html} className={className ? `${styles.text} ${className}` : styles.text} {...marks}>
      {content}
    </div>
  )
}
