import { rmSync } from 'node:fs'
import path from 'node:path'
import { deployableOf } from '../shared/tooling/releases/registry'
import { changeText, projectCopy, root } from './projectCopy'
import { releaseFrom, runReleaseCommand } from './releaseCommand'
import { liveRelease } from './releaseFiles'
import { origin, site } from './site'
import { untilShown } from './siteRegistry'

/**
 * Releases a changed text of a remote into the running site, as a team does, and waits until visitors see it. It works
 * on a copy of the sources.
 * @returns a function that rolls back and waits until visitors see that
 */
export async function releaseWithText(
  workspace: string,
  file: string,
  from: string,
  to: string,
): Promise<() => Promise<void>> {
  const name = deployableOf(workspace)
  const former = await liveRelease(name)
  const folder = projectCopy(workspace)
  try {
    changeText(path.join(folder, workspace, file), from, to)
    await untilShown(origin, name, releaseFrom(site, folder, workspace))
    return async () => {
      runReleaseCommand(site, root, 'rollback', workspace)
      await untilShown(origin, name, former)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
