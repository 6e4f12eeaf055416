import type { BuildFiles, LiveRelease } from './composition'

const hashes = new Map<string, string>()

/** From now on the files of this build may be loaded, if they are what the manifest says. */
export function trustFiles({ base }: Pick<LiveRelease, 'base'>, { integrity }: BuildFiles) {
  for (const [file, hash] of Object.entries(integrity)) hashes.set(base + file, hash)
}

/**
 * The hash a script or stylesheet has to have.
 * @throws RangeError for a file no trusted manifest names: it is not loaded at all
 */
export function integrityOf(url: string): string {
  const hash = hashes.get(new URL(url, window.location.origin).pathname)
  if (hash === undefined) throw new RangeError(`No trusted manifest names ${url}`)
  return hash
}
