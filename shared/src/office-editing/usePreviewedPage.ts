import type { EditorMessage, PreviewMessage } from '@brightfill/shared/contract'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { nameOnPage, pathOfName } from './fieldNames'
import { focusField } from './focusField'
import type { Item } from './itemSchema'

/**
 * Tells the page in a frame what was saved and which field has the focus, and focuses the field of a part that is
 * clicked there (O-20). Fields have their path in `data-path`; a control that opens hidden fields names them in
 * `data-opens`.
 * @param token undefined until there is one
 */
export function usePreviewedPage(
  frame: RefObject<HTMLIFrameElement | null>,
  token: string | undefined,
  version: number,
  item: Item,
) {
  const [field, setField] = useState('')
  const named = nameOnPage(field, item)
  const [ready, setReady] = useState(0)

  useEffect(() => {
    if (!token || ready === 0) return
    const message: EditorMessage = { editor: { token, version, field: named } }
    frame.current?.contentWindow?.postMessage(message, window.location.origin)
  }, [frame, token, version, named, ready])

  const hear = useEffectEvent(({ data, source }: MessageEvent<Partial<PreviewMessage> | null>) => {
    if (!data?.preview || source !== frame.current?.contentWindow) return
    if (data.preview.field) focusField(pathOfName(data.preview.field, item))
    else setReady((times) => times + 1) // each page reports that it has loaded
  })
  useEffect(() => {
    const follow = ({ target }: FocusEvent) =>
      setField((target instanceof Element && target.closest<HTMLElement>('[data-path]')?.dataset.path) || '')
    document.addEventListener('focusin', follow)
    window.addEventListener('message', hear)
    return () => {
      document.removeEventListener('focusin', follow)
      window.removeEventListener('message', hear)
    }
  }, [])
}
