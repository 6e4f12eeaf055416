import { Extension } from '@tiptap/core'
import { DOMParser as DocumentParser, Fragment, type Schema, Slice } from '@tiptap/pm/model'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { inertBody } from './html'

/**
 * Converts pasted and dropped text to what the editor supports. ProseMirror would parse it by a policy of its own,
 * which the site's Trusted Types refuse.
 */
export const pastes = Extension.create({
  name: 'pastes',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          paste: (view, event) => insert(view, event, event.clipboardData),
          drop(view, event) {
            if (view.dragging) return false // moved inside the editor
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
            if (at) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at.pos))))
            return insert(view, event, event.dataTransfer)
          },
        },
      },
    }),
  ],
})

/** @returns whether there was something */
function insert(view: EditorView, event: Event, data: DataTransfer | null): boolean {
  const html = data?.getData('text/html') ?? ''
  const text = data?.getData('text/plain') ?? ''
  if (!view.editable || (!html && !text)) return false
  event.preventDefault()
  const { schema, tr } = view.state
  const slice = html ? DocumentParser.fromSchema(schema).parseSlice(inertBody(html)) : linesOf(text, schema)
  view.dispatch(tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true))
  return true
}

/** A paragraph for each line that is not empty. */
function linesOf(text: string, schema: Schema): Slice {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  return Slice.maxOpen(Fragment.from(lines.map((line) => schema.node('p', null, schema.text(line)))))
}
