import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReleaseFile } from '@brightfill/shared/contract'
import { integrityOf } from '@brightfill/shared/node'
import { extract } from 'tar'

/**
 * Unpacks the archive of a release into an empty folder and checks every file against the list in its release.json. The
 * registry did so when the release was published, but an archive can be damaged on its way here.
 * @throws when it is another release, or a file is not the one that is listed
 */
export async function unpackRelease(
  archive: Buffer,
  folder: string,
  wanted: { name: string; release: string },
): Promise<void> {
  const ordinary = (_path: string, entry: object) =>
    'type' in entry && (entry.type === 'File' || entry.type === 'Directory')
  await pipeline(Readable.from([archive]), extract({ cwd: folder, strict: true, filter: ordinary }))
  const { name, release, files }: ReleaseFile = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'))
  if (name !== wanted.name || release !== wanted.release)
    throw new Error(`The archive of ${wanted.name}@${wanted.release} contains ${name}@${release}`)
  await Promise.all(
    Object.entries(files).map(async ([file, { integrity }]) => {
      const bytes = await readFile(path.join(folder, file))
      if (integrityOf(bytes) !== integrity)
        throw new Error(`${file} of ${name}@${release} is not the file that was released`)
    }),
  )
}
