import type { Build } from './pageFiles'

export interface Weighed {
  file: string
  bytes: number
}

/** Files of one kind, each once, with their bytes as transferred. */
export function weighed(
  build: { size: (file: string) => number } | undefined,
  files: string[],
  kind: '.js' | '.css' | '.woff2',
): Weighed[] {
  const wanted = [...new Set(files)].filter((file) => file.endsWith(kind))
  return wanted.map((file) => ({ file, bytes: build?.size(file) ?? 0 }))
}

/** Every script of a deployable's office build. */
export const officeScripts = ({ office }: Build) => weighed(office, Object.keys(office?.manifest.files ?? {}), '.js')

/** The scripts of the office's text editor: an office page loads them when it shows a field with it. */
export function writingScripts({ office }: Build) {
  const { chunks = {} } = office?.manifest ?? {}
  const others = new Set(chunks.office)
  return weighed(
    office,
    (chunks['rich-text'] ?? []).filter((file) => !others.has(file)),
    '.js',
  )
}

export const bytesOf = (files: Weighed[]) => files.reduce((sum, { bytes }) => sum + bytes, 0)

export const kilobytesOf = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/**
 * @param allowed in KB
 * @param more further details for the reader
 * @returns a line, or none
 */
export function past(what: string, bytes: number, allowed: number, more: string): string[] {
  if (bytes <= allowed * 1024) return []
  return [`Past its budget: ${what} ${kilobytesOf(bytes)}, allowed are ${allowed} KB ${more}`]
}
