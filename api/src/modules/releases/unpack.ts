import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { Parser, type ReadEntry } from 'tar'
import type { ReleaseLimits } from '../../settings'
import { refused } from './refused'

const MOST_FILES = 2_000
const MANIFEST = 'release.json'
const inflate = promisify(gunzip)

// The parser would unpack these as compressed archives, without a limit.
const COMPRESSED = [Buffer.from([0x1f, 0x8b]), Buffer.from([0x28, 0xb5, 0x2f, 0xfd])] // gzip, zstd

/**
 * The files of a release's archive by path, in memory: nothing is written to the disk here.
 * @throws HttpProblem that says what is wrong with the archive
 */
export async function unpack(archive: Buffer, limits: ReleaseLimits): Promise<Map<string, Buffer>> {
  const tar = await inflate(archive, { maxOutputLength: limits.unpacked }).catch((error: NodeJS.ErrnoException) => {
    throw refused(
      error.code === 'ERR_BUFFER_TOO_LARGE'
        ? `The release unpacks to more than ${inMegabytes(limits.unpacked)}`
        : 'The body is not a tar.gz archive',
    )
  })
  // From here on nothing grows: all files together are smaller than the unpacked archive.
  if (COMPRESSED.some((magic) => tar.subarray(0, magic.length).equals(magic)))
    throw refused('The archive is compressed twice')
  return read(tar, limits)
}

function read(tar: Buffer, limits: ReleaseLimits): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  return new Promise((resolve, reject) => {
    const parser = new Parser({ strict: true, onReadEntry: take })
    let failed = false
    function fail(error: Error) {
      failed = true
      reject(error)
    }
    function take(entry: ReadEntry) {
      const problem = failed || entry.type === 'Directory' ? undefined : problemOf(entry, files, limits)
      if (problem) fail(refused(problem))
      if (failed || entry.type === 'Directory') return entry.resume()
      const chunks: Buffer[] = []
      files.set(entry.path, Buffer.alloc(0))
      entry.on('data', (chunk) => chunks.push(chunk))
      entry.on('end', () => files.set(entry.path, Buffer.concat(chunks)))
    }
    parser.on('ignoredEntry', ({ path }: ReadEntry) => fail(refused(`${quoted(path)} is not an ordinary file`)))
    parser.on('error', () => fail(refused('The body is not a tar.gz archive')))
    parser.on('end', () => resolve(files))
    parser.end(tar)
  })
}

function problemOf(
  { path, type, size }: ReadEntry,
  files: Map<string, Buffer>,
  limits: ReleaseLimits,
): string | undefined {
  if (type !== 'File' && type !== 'OldFile') return `${quoted(path)} is not an ordinary file`
  if (path !== MANIFEST && !isInside(path))
    return `${quoted(path)} lies outside the release: its files are below browser/, server/ and office/`
  if (files.has(path)) return `${quoted(path)} is in the archive twice`
  if (size > limits.file) return `${quoted(path)} is larger than ${inMegabytes(limits.file)}`
  if (files.size >= MOST_FILES) return `The release has more than ${MOST_FILES} files`
}

function isInside(path: string): boolean {
  return path.length <= 200 && /^(browser|server|office)(\/[A-Za-z0-9_~][\w.~@-]*)+$/.test(path)
}

/** Escaped for one line of an answer. */
function quoted(path: string): string {
  return JSON.stringify(path.slice(0, 120))
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1024 / 1024)} MB`
}
