import { readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { API_PORT, dataDir, releasesDir } from './site'

/** The release of a remote that is live. */
export async function liveRelease(name: string): Promise<string> {
  const key = readFileSync(path.join(dataDir, 'platform.key'), 'utf8').trim()
  const answer = await fetch(`http://127.0.0.1:${API_PORT}/api/releases?name=${name}`, { headers: { authorization: `Bearer ${key}` } })
  const { data } = (await answer.json()) as { data: { release: string; state: string }[] }
  const live = data.find(({ state }) => state === 'live')
  if (!live) throw new Error(`Nothing of ${name} is live`)
  return live.release
}

/**
 * Takes the files of a release away from the composition server, which knows the release all the same.
 * @returns puts them back
 */
export function takeFilesAway(name: string, release: string): () => void {
  const parts = ['browser', 'server'].map((part) => path.join(releasesDir, name, release, part))
  for (const part of parts) renameSync(part, `${part}.away`)
  return () => {
    for (const part of parts) renameSync(`${part}.away`, part)
  }
}
