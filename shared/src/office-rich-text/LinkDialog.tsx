import { Buttons, OfficeDialog } from '@brightfill/shared/office'
import { LinkField } from '@brightfill/shared/office-links'
import { Button, TextInput } from '@brightfill/shared/ui'
import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'
import { isLinkTarget } from './elements'
import { texts } from './texts'

/** The target of the selected text, and the text of a new link. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const present = String(editor.getAttributes('a').href ?? '')
  const needsWords = !present && editor.state.selection.empty
  const [href, setHref] = useState(present)
  const [words, setWords] = useState('')
  const [wrong, setWrong] = useState(false)
  const chosen = () => editor.chain().extendMarkRange('a')
  function close(change?: () => void) {
    onClose()
    change?.()
    editor.commands.focus()
  }
  function save(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation() // the form around the editor has nothing to do with it
    const target = href.trim()
    if (!isLinkTarget(target)) return setWrong(true)
    const marks = [{ type: 'a', attrs: { href: target } }]
    if (needsWords) close(() => editor.commands.insertContent({ type: 'text', text: words.trim() || target, marks }))
    else close(() => chosen().setMark('a', { href: target }).run())
  }
  return (
    <OfficeDialog title={texts.link} onClose={() => close()}>
      <form onSubmit={save} noValidate>
        <LinkField
          label={texts.leadsTo}
          hint={texts.leadsToHint}
          error={wrong ? texts.noTarget : undefined}
          value={href}
          onChange={setHref}
        />
        {needsWords && (
          <TextInput
            label={texts.words}
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
        <Buttons>
          <Button type="submit" size="sm">
            {texts.saveLink}
          </Button>
          {present && (
            <Button variant="secondary" size="sm" onClick={() => close(() => chosen().unsetMark('a').run())}>
              {texts.removeLink}
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={() => close()}>
            {texts.cancel}
          </Button>
        </Buttons>
      </form>
    </OfficeDialog>
  )
}
