import type { BuildFiles, Composition, LiveRelease, LiveRemote } from './composition'

/** The files of a build that a document left out, until its manifest is here. */
const leftOut: BuildFiles = { entry: '', integrity: {}, chunks: {}, partial: true }

type Written = Omit<Composition, 'remotes'> & { remotes: (Omit<LiveRemote, 'files'> & { files?: BuildFiles })[] }

/** A named chunk of a build that a page is made of. */
export interface PagePart {
  build: LiveRelease
  chunk: string
}

/** Chunks that every page needs: of a remote, and of the shell with what it loads by itself. */
const ALWAYS = ['styles', 'libraries', 'early', 'routes', 'axios', 'late']

/**
 * A composition as a document carries it: files that the page does not start with are left out, because their names and
 * hashes do not compress. The browser gets them from the manifests, which keep their hashes.
 */
export function leaveOutFiles(composition: Composition, parts: readonly PagePart[]): Composition {
  const chunksOf = (base: string) => parts.filter(({ build }) => build.base === base).map(({ chunk }) => chunk)
  const units = parts.flatMap(({ build, chunk }) => build.files.units?.[chunk] ?? [])
  const remotes = composition.remotes.map(({ files, ...remote }): Written['remotes'][number] => {
    if (!remote.manifest) return { ...remote, files }
    const chunks = chunksOf(remote.base)
    return chunks.length > 0 ? { ...remote, files: filesOf(files, chunks) } : remote
  })
  const { shell } = composition
  return {
    ...composition,
    shell: shell.manifest ? { ...shell, files: filesOf(shell.files, units) } : shell,
    remotes,
  } as Composition // `readComposition` takes it
}

function filesOf({ entry, integrity, chunks, units = {} }: BuildFiles, needed: readonly string[]): BuildFiles {
  const isNeeded = ([chunk]: [string, unknown]) => needed.includes(chunk) || ALWAYS.includes(chunk)
  const ours = Object.entries(chunks).filter(isNeeded)
  const files = [entry, ...ours.flatMap(([, files]) => files)]
  return {
    entry,
    partial: true,
    integrity: Object.fromEntries(Object.entries(integrity).filter(([file]) => files.includes(file))),
    chunks: Object.fromEntries(ours),
    units: Object.fromEntries(Object.entries(units).filter(isNeeded)),
  }
}

export function readComposition({ remotes, ...composition }: Written): Composition {
  return { ...composition, remotes: remotes.map((remote) => ({ ...remote, files: remote.files ?? leftOut })) }
}

/** The chunk of a component that a remote lends. */
export const lentChunk = (component: string) => `lent-${component}`

/** Whether the document left out a chunk of this build, or any when none is named. */
export function isLeftOut({ files: { partial = false, chunks } }: Pick<LiveRelease, 'files'>, chunk?: string): boolean {
  return partial && !(chunk !== undefined && chunk in chunks)
}
