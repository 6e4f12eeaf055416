import { createIcon } from '@brightfill/shared/ui'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { LinkDialog } from './LinkDialog'
import type { Tool } from './Toolbar'
import { texts } from './texts'

/** The tool that turns text of an editor into a link, and its dialog. */
export function useLinking() {
  const [linking, setLinking] = useState(false)
  const onLink = () => setLinking(true)
  const link: Tool = {
    label: texts.link,
    keys: 'Control+K',
    icon: LinkIcon,
    isOn: (text) => text.isActive('a'),
    run: onLink,
  }
  return {
    link,
    onLink,
    linkDialog: (editor: Editor | undefined) =>
      linking &&
      editor &&
      // Not inside the form around the editor: browsers do not pass on the submit event of a nested form.
      createPortal(
        <LinkDialog editor={editor} onClose={() => setLinking(false)} />,
        document.querySelector('main') ?? document.body,
      ),
  }
}

const LinkIcon = createIcon('M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1')
