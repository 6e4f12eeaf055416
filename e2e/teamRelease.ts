import { rmSync } from 'node:fs'
import path from 'node:path'
import { changeText, projectCopy, root } from './projectCopy.mjs'
import { runReleaseCommand } from './releaseCommand.mjs'
import { site } from './site'

/**
 * What a team does: changes a text of its remote, and releases that into the running site. Works on a copy of the sources.
 * @returns rolls back
 */
export function releaseWithText(workspace: string, file: string, from: string, to: string): () => void {
  const folder = projectCopy(workspace)
  try {
    changeText(path.join(folder, workspace, file), from, to)
    runReleaseCommand(site, folder, 'release', workspace)
    return () => void runReleaseCommand(site, root, 'rollback', workspace)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
