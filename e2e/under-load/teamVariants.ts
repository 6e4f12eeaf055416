import { rmSync } from 'node:fs'
import path from 'node:path'
import { changeText, projectCopy } from '../projectCopy'
import { releaseFrom } from '../releaseCommand'

/**
 * Changes a text, builds and publishes several times, as a team does. It works on a copy of the sources.
 * @returns ids of the releases, which are not live yet
 */
export function publishVariants(
  site: { apiPort: number; dataDir: string },
  { workspace, file, from, count }: { workspace: string; file: string; from: string; count: number },
): string[] {
  const folder = projectCopy(workspace)
  const texts = Array.from({ length: count + 1 }, (_, number) => (number === 0 ? from : `${from} ${number}`))
  try {
    return texts.slice(1).map((text, number) => {
      changeText(path.join(folder, workspace, file), String(texts[number]), text)
      return releaseFrom(site, folder, workspace, '--no-activate')
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
