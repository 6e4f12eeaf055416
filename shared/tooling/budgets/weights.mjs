/** @typedef {{ file: string, bytes: number }} Weighed */

/**
 * Files of one kind, each once, with their bytes as transferred.
 * @param {{ size: (file: string) => number } | undefined} build
 * @param {string[]} files
 * @param {'.js' | '.css' | '.woff2'} kind
 * @returns {Weighed[]}
 */
export function weighed(build, files, kind) {
  const wanted = [...new Set(files)].filter((file) => file.endsWith(kind))
  return wanted.map((file) => ({ file, bytes: build?.size(file) ?? 0 }))
}

/**
 * Every script of a deployable's office build.
 * @param {import('./pageFiles.mjs').Build} build
 */
export const officeScripts = ({ office }) => weighed(office, Object.keys(office?.manifest.files ?? {}), '.js')

export const bytesOf = (/** @type {Weighed[]} */ files) => files.reduce((sum, { bytes }) => sum + bytes, 0)

export const kilobytesOf = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1)} KB`

/**
 * @param {string} what
 * @param {number} bytes
 * @param {number} allowed in KB
 * @param {string} more what else a reader has to know
 * @returns {string[]} a line, or none
 */
export function past(what, bytes, allowed, more) {
  if (bytes <= allowed * 1024) return []
  return [`Past its budget: ${what} ${kilobytesOf(bytes)}, allowed are ${allowed} KB ${more}`]
}
