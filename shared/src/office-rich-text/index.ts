// Writing in the office. TipTap comes with it, so it is loaded when a field with it is shown (`RichTextField`).

export type { Node as EditorNode } from '@tiptap/pm/model'
export { articleElements } from './elements'
export { articleWords, documentOf, htmlInside, htmlOf } from './html'
export { RichTextEditor } from './RichTextEditor'
export { TextEditor, type TextEditorLook, useTextEditorNames } from './TextEditor'
export type { Tool } from './Toolbar'
export { bold, heading, italic } from './tools'
export { useLinking } from './useLinking'
export { useTextEditor } from './useTextEditor'
