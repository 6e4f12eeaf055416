import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create } from 'tar'

/**
 * A built release folder as the archive the registry takes. The same files always make the same bytes: no times, owners
 * or order of the disk.
 * @param {string} folder
 * @returns {Promise<{ name: string, release: string, archive: Buffer<ArrayBuffer> }>}
 */
export async function packRelease(folder) {
  const { name, release, files } = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'))
  const chunks = []
  const listed = ['release.json', ...Object.keys(files)]
  for await (const chunk of create(
    { cwd: folder, gzip: { level: 6 }, portable: true, noMtime: true, noDirRecurse: true },
    listed,
  )) {
    chunks.push(chunk)
  }
  return { name, release, archive: Buffer.concat(chunks) }
}
