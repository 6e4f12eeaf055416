import type { Editor } from '@tiptap/core'
import { type ReactNode, type RefObject, useId } from 'react'
import styles from './TextEditor.module.css'
import { type Tool, Toolbar } from './Toolbar'

export interface TextEditorLook {
  label: string
  /** Beside the label, such as the length. */
  beside?: ReactNode
  hint?: string
  error?: string
  readOnly: boolean
}

/** The names of an editor for screen readers, and the ids that they need. */
export function useTextEditorNames({ hint, error, readOnly }: TextEditorLook) {
  const id = useId()
  const ids = { label: `${id}-label`, hint: `${id}-hint`, error: `${id}-error` }
  const described = [error && ids.error, hint && ids.hint].filter(Boolean).join(' ')
  const attributes: Record<string, string> = {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': ids.label,
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': 'true' }),
    ...(readOnly && { 'aria-readonly': 'true' }),
  }
  return { ids, attributes }
}

interface TextEditorProps extends TextEditorLook {
  ids: ReturnType<typeof useTextEditorNames>['ids']
  editor: Editor | undefined
  place: RefObject<HTMLDivElement | null>
  tools: readonly Tool[]
  /** Below the tools, such as the fields of a chosen picture. */
  children?: ReactNode
}

/** A field with tools and a text. */
export function TextEditor({ ids, editor, place, tools, children, ...look }: TextEditorProps) {
  const { label, beside, hint, error, readOnly } = look
  return (
    <div className={styles.field}>
      <span className={styles.label}>
        <span id={ids.label}>{label}</span>
        {beside && <> {beside}</>}
      </span>
      <div className={styles.box} data-wrong={error ? true : undefined}>
        <Toolbar label={label} editor={editor} tools={tools} disabled={readOnly} />
        {children}
        <div ref={place} className={styles.text} />
      </div>
      {error && (
        <p id={ids.error} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
