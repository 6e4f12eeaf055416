import parse from 'html-dom-parser'
import { useMemo } from 'react'
import styles from './RichText.module.css'
import { renderNodes } from './renderNodes'

interface RichTextProps {
  /** HTML as an editor wrote it and the api sanitised it. It is sanitised once more here, in the same way on both sides. */
  html: string | null | undefined
  className?: string
}

/** Rich text from content, drawn as React elements of an allow-list, with the links of the site inside it navigating like all others. */
export function RichText({ html, className }: RichTextProps) {
  // A browser reads both kinds of line end as one, the parser of the server does not.
  const content = useMemo(() => renderNodes(parse((html ?? '').replace(/\r\n?/g, '\n'))), [html])
  return <div className={className ? `${styles.text} ${className}` : styles.text}>{content}</div>
}
