import { PREVIEW_PARAMETER } from '@brightfill/shared/contract'
import { OfficeSelect, reasonOf } from '@brightfill/shared/office'
import { useEffect, useRef, useState } from 'react'
import type { Item } from './itemSchema'
import styles from './PreviewPane.module.css'
import { texts } from './texts'
import { usePreviewedPage } from './usePreviewedPage'
import { type PreviewCall, usePreviewToken } from './usePreviewToken'

const widths = [390, 768, 1280]
type Scheme = 'light' | 'dark'

interface PreviewPaneProps {
  /** The call that makes a token, and its item. */
  tokens: PreviewCall
  id: number | string
  /** The address of the page, without a token. The page stays at the first one. */
  address: string
  /** The version of the draft. The page shows each save. */
  version: number
  /** As typed. */
  item: Item
}

/** The real page with the draft in it, at the width of a phone, a tablet or a desktop (O-19, O-20). */
export function PreviewPane({ tokens, id, address, version, item }: PreviewPaneProps) {
  const { token, failed } = usePreviewToken(tokens, id)
  const [width, setWidth] = useState(1280)
  const [scheme, setScheme] = useState<Scheme>('light')
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [room, setRoom] = useState(0)
  useEffect(() => {
    if (!stage.current) return
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0))
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [])
  usePreviewedPage(frame, token, version, item)
  useEffect(() => applyScheme(frame.current, scheme), [scheme])
  const [first, setFirst] = useState<string>()
  if (token && !first) setFirst(`${address}?${PREVIEW_PARAMETER}=${token}`)
  const scale = room > 0 ? Math.min(1, room / width) : 1
  return (
    <section className={styles.pane} aria-label={texts.preview}>
      <div className={styles.bar}>
        <OfficeSelect
          label={texts.width}
          value={width}
          options={widths.map((value) => ({ value, label: texts.pixels(value) }))}
          onChoose={(value) => setWidth(Number(value))}
        />
        <OfficeSelect
          label={texts.scheme}
          value={scheme}
          options={(['light', 'dark'] as const).map((value) => ({ value, label: texts.schemes[value] }))}
          onChoose={(value) => setScheme(value === 'dark' ? 'dark' : 'light')}
        />
      </div>
      <div ref={stage} className={styles.stage}>
        {failed !== undefined && <p role="alert">{reasonOf(failed, texts.noPreview)}</p>}
        {first && (
          <div className={styles.scaled} style={{ inlineSize: width * scale }}>
            <iframe
              ref={frame}
              title={texts.preview}
              src={first}
              className={styles.frame}
              style={{ inlineSize: width, transform: `scale(${scale})`, blockSize: `${100 / scale}%` }}
              onLoad={() => applyScheme(frame.current, scheme)}
            />
          </div>
        )}
      </div>
    </section>
  )
}

function applyScheme(frame: HTMLIFrameElement | null, scheme: Scheme) {
  const root = frame?.contentDocument?.documentElement
  if (root) root.dataset.scheme = scheme
}
