import { type BuildFiles, isSheet, type LiveRelease } from '../composition/composition'

/** A file as a document names it. */
export interface NamedFile {
  href: string
  integrity: string
}

/** The entry of a build and the files of one of its chunks. */
export function filesOfChunk(
  { base, files }: LiveRelease,
  chunk: string,
): { styles: NamedFile[]; scripts: NamedFile[] } {
  const all = [files.entry, ...(files.chunks[chunk] ?? [])].map((file) => namedFile(base, files, file))
  return { styles: all.filter(({ href }) => isSheet(href)), scripts: all.filter(({ href }) => !isSheet(href)) }
}

export function namedFile(base: string, { integrity }: BuildFiles, file: string): NamedFile {
  return { href: base + file, integrity: integrity[file] ?? '' }
}

/** Two parts of a page may need the same file. */
export function uniqueFiles(files: NamedFile[]): NamedFile[] {
  return [...new Map(files.map((file) => [file.href, file])).values()]
}
