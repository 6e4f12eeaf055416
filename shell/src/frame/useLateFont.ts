import { useLocation } from '@brightfill/shared/router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { whenIdle } from '../platform/whenIdle'

const FAMILY = 'Archivo Brightfill'

/**
 * Switches to the site's font with the next page, if the first began without it: on a slow line (early.js). On the
 * current page it would change the widths of words, and with them lines and heights.
 */
export function useLateFont() {
  const { pathname } = useLocation()
  const first = useRef(pathname)
  const late = useRef<FontFace>(undefined)

  useEffect(
    () =>
      whenIdle(() => {
        const { font: address, letters } = document.documentElement.dataset
        if (!address || (!letters && isShown())) return
        // As in shared/src/ui/styles/firstFont.css, which this page does without or browsers have given up.
        const font = new FontFace(FAMILY, `url(${address})`, { weight: '400 600', stretch: '100% 112%' })
        font.load().then(
          () => {
            late.current = font
          },
          () => {}, // the line is down
        )
      }),
    [],
  )

  // Together with the page, so that the frame around it changes in the same moment.
  useLayoutEffect(() => {
    if (!late.current || pathname === first.current) return
    document.fonts.add(late.current)
    delete document.documentElement.dataset.letters
    late.current = undefined
  }, [pathname])
}

/** Whether letters of the page are those of the font. */
function isShown(): boolean {
  const context = document.createElement('canvas').getContext('2d')
  const widthIn = (font: string) => {
    if (context) context.font = `40px ${font}`
    return context?.measureText('Mil').width
  }
  return widthIn(`"${FAMILY}", monospace`) !== widthIn('monospace')
}
