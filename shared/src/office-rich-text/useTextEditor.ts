import { type AnyExtension, Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { keys } from './keys'
import { pastes } from './pastes'

interface TextEditorOptions<Value> {
  extensions: AnyExtension[]
  /** The value as a document of the editor. */
  read: () => object
  written: (document: Node) => Value
  /** Attributes of the editable element. */
  attributes: Record<string, string>
  readOnly: boolean
  /** It was typed into. */
  onChange: (value: Value) => void
  onLink?: () => void
}

/**
 * An editor in the element of `place`.
 * @param value plain data; a value other than the last one passed to `onChange` replaces the text
 */
export function useTextEditor<Value>(value: Value, options: TextEditorOptions<Value>) {
  const { extensions, read, written, attributes, readOnly } = options
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const now = JSON.stringify(value)
  const known = useRef(now)
  const change = useEffectEvent((document: Node) => {
    const next = written(document)
    known.current = JSON.stringify(next)
    options.onChange(next)
  })
  const link = useEffectEvent(() => options.onLink?.())
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is made once
  useEffect(() => {
    const made = new Editor({
      element: place.current,
      extensions: [...extensions, keys.configure(options.onLink ? { onLink: () => link() } : {}), pastes],
      content: read(),
      editable: !readOnly,
      injectCSS: false, // the policy of the site has no style elements
      editorProps: { attributes },
      onUpdate: ({ editor }) => change(editor.state.doc),
      onTransaction: ({ transaction: { docChanged, selectionSet, storedMarksSet } }) => {
        if (docChanged || selectionSet || storedMarksSet) redraw()
      },
    })
    setEditor(made)
    return () => made.destroy()
  }, [])
  const named = JSON.stringify(attributes)
  useEffect(() => {
    editor?.setOptions({ editorProps: { attributes: JSON.parse(named) } })
    editor?.setEditable(!readOnly, false)
  }, [editor, named, readOnly])
  const replace = useEffectEvent(() => editor?.commands.setContent(read(), { emitUpdate: false }))
  useEffect(() => {
    if (now === known.current) return
    known.current = now
    replace()
  }, [now])
  return { place, editor }
}
