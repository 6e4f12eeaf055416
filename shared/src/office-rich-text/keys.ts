import { Extension } from '@tiptap/core'
import { history, redo, undo } from '@tiptap/pm/history'

/** Undo, and what the keys of other editors do. */
export const keys = Extension.create<{ onLink?: () => void }>({
  name: 'keys',
  addProseMirrorPlugins: () => [history()],
  addKeyboardShortcuts() {
    const { editor, options } = this
    const has = (name: string) => name in editor.schema.nodes || name in editor.schema.marks
    const heading = (name: string) => () => has(name) && editor.commands.toggleNode(name, 'p')
    const marked = (name: string) => () => has(name) && editor.commands.toggleMark(name)
    const list = (name: string) => () => has(name) && editor.commands.toggleList(name, 'li')
    const back = () => undo(editor.state, editor.view.dispatch)
    const entry = () => has('li') && editor.commands.splitListItem('li')
    const forth = () => redo(editor.state, editor.view.dispatch)
    return {
      Enter: entry,
      'Mod-z': back,
      'Mod-y': forth,
      'Shift-Mod-z': forth,
      'Mod-b': marked('strong'),
      'Mod-i': marked('em'),
      'Mod-Alt-2': heading('h2'),
      'Mod-Alt-3': heading('h3'),
      'Mod-Shift-7': list('ol'),
      'Mod-Shift-8': list('ul'),
      'Mod-k': () => {
        options.onLink?.()
        return options.onLink !== undefined
      },
    }
  },
})
