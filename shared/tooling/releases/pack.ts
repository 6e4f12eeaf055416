import { readFileSync } from 'node:fs'
import path from 'node:path'
import { signRelease } from '@brightfill/shared/releaseSignature'
import { create } from 'tar'
import { signingKey } from './signingKey'

/**
 * A built release folder as the archive the registry takes, signed by its team. The same files always make the same
 * bytes: no times, owners or order of the disk.
 * @param env where the signing key is
 */
export async function packRelease(
  folder: string,
  env: Record<string, string | undefined> = process.env,
): Promise<{ name: string; archive: Buffer<ArrayBuffer>; signature: string }> {
  const { name, release, files } = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'))
  const chunks = []
  const listed = ['release.json', ...Object.keys(files)]
  for await (const chunk of create(
    { cwd: folder, gzip: { level: 6 }, portable: true, noMtime: true, noDirRecurse: true },
    listed,
  )) {
    chunks.push(chunk)
  }
  const archive = Buffer.concat(chunks)
  return { name, archive, signature: signRelease(signingKey(name, env), { name, release, archive }) }
}
