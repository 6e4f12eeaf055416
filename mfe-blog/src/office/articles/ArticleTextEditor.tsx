import type { ArticleBlock } from '@brightfill/shared/contract'
import { LinkButton } from '@brightfill/shared/office'
import { MediaPicker } from '@brightfill/shared/office-media'
import {
  articleElements,
  bold,
  heading,
  italic,
  TextEditor,
  type TextEditorLook,
  type Tool,
  useLinking,
  useTextEditor,
  useTextEditorNames,
} from '@brightfill/shared/office-rich-text'
import { createIcon, TextInput } from '@brightfill/shared/ui'
import { useState } from 'react'
import styles from './ArticleTextEditor.module.css'
import { blocksOfDocument, documentOfBlocks, plainBlocks } from './articleBlocks'
import { texts } from './texts'

interface ArticleTextEditorProps extends TextEditorLook {
  value: ArticleBlock[]
  onChange: (blocks: ArticleBlock[]) => void
}

/** The text of an article: headings, paragraphs with marked words and links, and pictures. */
export function ArticleTextEditor({ value, onChange, ...look }: ArticleTextEditorProps) {
  const { ids, attributes } = useTextEditorNames(look)
  const [choosing, setChoosing] = useState<'new' | 'other'>()
  const { link, onLink, linkDialog } = useLinking()
  const blocks = plainBlocks(value)
  const { place, editor } = useTextEditor(blocks, {
    extensions: articleElements,
    read: () => documentOfBlocks(blocks),
    written: blocksOfDocument,
    attributes,
    readOnly: look.readOnly,
    onChange,
    onLink,
  })
  const picture: Tool = {
    label: texts.addPicture,
    icon: PictureIcon,
    run: () => setChoosing('new'),
  }
  const isChosen = editor?.isActive('picture') ?? false
  /** Changes the chosen picture, which stays chosen. */
  function change(name: 'path' | 'alt', given: string) {
    if (editor) editor.view.dispatch(editor.state.tr.setNodeAttribute(editor.state.selection.from, name, given))
  }
  return (
    <>
      <TextEditor {...look} ids={ids} editor={editor} place={place} tools={[heading, bold, italic, link, picture]}>
        {isChosen && (
          <fieldset className={styles.picture} aria-label={texts.chosenPicture}>
            <TextInput
              label={texts.alt}
              hint={texts.altHint}
              value={String(editor?.getAttributes('picture').alt ?? '')}
              onChange={({ target }) => change('alt', target.value)}
            />
            <LinkButton onClick={() => setChoosing('other')}>{texts.otherPicture}</LinkButton>
            <LinkButton onClick={() => editor?.chain().focus().deleteSelection().run()}>
              {texts.removePicture}
            </LinkButton>
          </fieldset>
        )}
      </TextEditor>
      {linkDialog(editor)}
      {choosing && (
        <MediaPicker
          title={choosing === 'new' ? texts.addPicture : texts.otherPicture}
          many={choosing === 'new'}
          onChoose={(files) => {
            const [first] = files
            if (choosing === 'other' && first) change('path', first.path)
            else
              editor?.commands.insertContent(
                files.map(({ path, alt }) => ({ type: 'picture', attrs: { path, alt: alt ?? '' } })),
              )
          }}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </>
  )
}

const PictureIcon = createIcon(
  'M4 5h16v14H4zM4 16l4.5-4.5L12 15l3-3 5 5M13.75 9a1.25 1.25 0 1 0 2.5 0 1.25 1.25 0 0 0-2.5 0Z',
)
