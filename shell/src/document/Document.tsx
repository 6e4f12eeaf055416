import { LOCALE } from '@brightfill/shared/constants'
import { copyUrl } from '@brightfill/shared/media'
import { useSite } from '@brightfill/shared/store'
import font from '@brightfill/shared/ui/font.woff2'
import { type ReactNode, useLayoutEffect } from 'react'
import { STATE_ID } from '../composition/writeState'
import type { DocumentFiles } from '../files/documentFiles'
import favicon from '../frame/brand/favicon.svg'
import { applyScheme } from '../scheme/schemeChoice'

interface DocumentProps {
  files: DocumentFiles
  /** The page state as JSON text. The browser passes the text it read, so that both sides render the same. */
  state: string
  /** The server has put the styles into the document. */
  inline: boolean
  children: ReactNode
}

/** The whole HTML document, which the server renders and the browser hydrates. */
export function Document({ files, state, inline, children }: DocumentProps) {
  const icon = useSite(({ options }) => options['Meta site']?.['Icon site'])
  // Rendering the document again in the browser removes the attributes that the early script set on its root.
  useLayoutEffect(applyScheme, [])
  return (
    // The early script sets attributes of this element before React is here (early.js).
    <html lang={LOCALE} data-font={font} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0B1F3A" />
        <link rel="icon" href={copyUrl(icon, 320) ?? favicon} />
        {files.styles.map(({ href, integrity }) =>
          inline ? (
            // The server fills in the text (shell/server/pages/inlineFiles.ts). Styles of one precedence would be
            // joined.
            <style key={href} href={href} precedence={href}>
              {''}
            </style>
          ) : (
            <link key={href} rel="stylesheet" href={href} integrity={integrity} precedence="page" />
          ),
        )}
        {files.libraries.slice(0, 1).map(({ href, integrity }) => (
          <script key={href} async src={href} integrity={integrity} crossOrigin="anonymous" fetchPriority="high" />
        ))}
      </head>
      <body>
        {children}
        <script
          id={STATE_ID}
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON written by writeState, which leaves no "<" in it
          dangerouslySetInnerHTML={{ __html: state }}
        />
      </body>
    </html>
  )
}
