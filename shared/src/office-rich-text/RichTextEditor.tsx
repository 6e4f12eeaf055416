import { richTextElementsOfEditor } from './elements'
import { documentOf, htmlOf } from './html'
import { TextEditor, type TextEditorLook, useTextEditorNames } from './TextEditor'
import { bold, heading, italic, list, numbers, smallHeading } from './tools'
import { useLinking } from './useLinking'
import { useTextEditor } from './useTextEditor'

interface RichTextEditorProps extends TextEditorLook {
  value: string
  onChange: (html: string) => void
}

/** A field for rich text: it allows exactly what the api's sanitiser allows (O-25). */
export function RichTextEditor({ value, onChange, ...look }: RichTextEditorProps) {
  const { ids, attributes } = useTextEditorNames(look)
  const { link, onLink, linkDialog } = useLinking()
  const { place, editor } = useTextEditor(value, {
    extensions: richTextElementsOfEditor,
    read: () => documentOf(value).toJSON(),
    written: htmlOf,
    attributes,
    readOnly: look.readOnly,
    onChange,
    onLink,
  })
  return (
    <>
      <TextEditor {...look} ids={ids} editor={editor} place={place} tools={[...tools, link]} />
      {linkDialog(editor)}
    </>
  )
}

const tools = [heading, smallHeading, bold, italic, list, numbers]
