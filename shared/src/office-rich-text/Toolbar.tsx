import { createIcon } from '@brightfill/shared/ui'
import type { Editor } from '@tiptap/core'
import { redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history'
import { type ComponentType, type KeyboardEvent, useState } from 'react'
import styles from './TextEditor.module.css'
import { texts } from './texts'

export interface Tool {
  label: string
  /** For `aria-keyshortcuts`. */
  keys?: string
  icon: ComponentType<{ size?: number }>
  isOn?: (editor: Editor) => boolean
  isOff?: (editor: Editor) => boolean
  run: (editor: Editor) => void
}

const undoTools: Tool[] = [
  {
    label: texts.undo,
    keys: 'Control+Z',
    icon: createIcon('M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4'),
    isOff: ({ state }) => undoDepth(state) === 0,
    run: ({ state, view }) => void undo(state, view.dispatch),
  },
  {
    label: texts.redo,
    keys: 'Control+Y',
    icon: createIcon('m16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h4'),
    isOff: ({ state }) => redoDepth(state) === 0,
    run: ({ state, view }) => void redo(state, view.dispatch),
  },
]

interface ToolbarProps {
  /** The name of the text that it belongs to. */
  label: string
  editor: Editor | undefined
  tools: readonly Tool[]
  disabled: boolean
}

/** The tools above a text: one stop of the Tab key, arrows move inside. */
export function Toolbar({ label, editor, tools: own, disabled }: ToolbarProps) {
  const [place, setPlace] = useState(0)
  const tools = [...own, ...undoTools]
  function move(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -tools.length, End: tools.length }[event.key]
    if (!step) return
    event.preventDefault()
    const next = Math.max(0, Math.min(tools.length - 1, place + step))
    setPlace(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div role="toolbar" aria-label={texts.toolsOf(label)} className={styles.tools} onKeyDown={move}>
      {tools.map(({ label, keys, icon: Icon, isOn, isOff, run }, at) => (
        <button
          key={label}
          type="button"
          title={label}
          aria-label={label}
          aria-keyshortcuts={keys}
          aria-pressed={isOn && editor ? isOn(editor) : undefined}
          aria-disabled={disabled || !editor || isOff?.(editor) || undefined}
          tabIndex={at === place ? 0 : -1}
          onFocus={() => setPlace(at)}
          onMouseDown={(event) => event.preventDefault()} // the text stays selected
          onClick={() => editor && !disabled && !isOff?.(editor) && run(editor)}
        >
          <Icon size={18} />
        </button>
      ))}
    </div>
  )
}
