import { rmSync } from 'node:fs'
import path from 'node:path'
import { changeText, projectCopy } from '../projectCopy.mjs'
import { releaseFrom } from '../releaseCommand.mjs'

/**
 * Changes a text, builds and publishes several times, as a team does. It works on a copy of the sources.
 * @param {{ apiPort: number, dataDir: string }} site
 * @param {{ workspace: string, file: string, from: string, count: number }} change
 * @returns {string[]} ids of the releases, which are not live yet
 */
export function publishVariants(site, { workspace, file, from, count }) {
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
