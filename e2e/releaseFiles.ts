import { renameSync } from 'node:fs'
import path from 'node:path'
import { releasesDir, site } from './site'
import { siteRegistry } from './siteRegistry'

/** The live release of a remote. */
export async function liveRelease(name: string): Promise<string> {
  const { data } = await siteRegistry(site).list(name)
  const live = data.find(({ state }) => state === 'live')
  if (!live) throw new Error(`Nothing of ${name} is live`)
  return live.release
}

/**
 * Takes the files of a release away from the composition server, which still knows the release.
 * @returns a function that puts them back
 */
export function takeFilesAway(name: string, release: string): () => void {
  const parts = ['browser', 'server'].map((part) => path.join(releasesDir, name, release, part))
  for (const part of parts) renameSync(part, `${part}.away`)
  return () => {
    for (const part of parts) renameSync(`${part}.away`, part)
  }
}
