import type { LiveRelease } from '../composition/composition'

const hashes = new Map<string, string>()

/** Allows loading the files of this build with the hashes that its manifest names. */
export function trustFiles({ base, files }: Pick<LiveRelease, 'base' | 'files'>) {
  for (const [file, hash] of Object.entries(files.integrity)) hashes.set(base + file, hash)
}

/** The hash of a file, if a trusted manifest that is here names it. */
export const hashOf = (url: string) => hashes.get(new URL(url, window.location.origin).pathname)

/**
 * The hash that a script or stylesheet must have.
 * @throws RangeError when no trusted manifest names the file, which must then not load
 */
export function integrityOf(url: string): string {
  const hash = hashOf(url)
  if (hash === undefined) throw new RangeError(`No trusted manifest names ${url}`)
  return hash
}
