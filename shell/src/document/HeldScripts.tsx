import type { DocumentFiles } from '../files/documentFiles'

/**
 * The scripts that wait for the largest picture of the page, so that it does not share the line with all of them. The
 * early script lets them come, and runs those of the shell (early.js). React's script does not wait (Document.tsx).
 */
export function HeldScripts({ files: { libraries, main, scripts } }: { files: DocumentFiles }) {
  // Before those of remotes: if those hang, they can use up all connections to a host.
  const shell = [...libraries.slice(1), main]
  return [...shell, ...scripts].map((file) => (
    <link
      key={file.href}
      rel="preload"
      as="script"
      href={file.href}
      integrity={file.integrity}
      crossOrigin="anonymous"
      media="not all"
      data-run={shell.includes(file) ? '' : undefined}
    />
  ))
}
