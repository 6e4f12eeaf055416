import { existsSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkBudgets } from '../budgets/checkBudgets'
import { compressFolder } from '../compressFolder'
import { lentProps } from '../lent/lentProps'
import { titleOf } from '../workspaces'
import { writeReleaseFile } from './releaseFile'
import { makeCurrent, releaseFolder } from './releaseFolders'

/**
 * Turns a folder with `browser/` and `server/`, from any bundler, into a release: compresses the files, publishes the
 * props of lent components, writes the release file, checks the budgets, and moves the folder to its place.
 * @param built making: the folder
 * @returns the exceeded budgets, a line each; there is no release then
 */
export async function completeRelease({
  workspace,
  release,
  making,
}: {
  workspace: string
  release: string
  making: string
}): Promise<string[]> {
  const sent = ['browser', 'office'].map((part) => path.join(making, part)).filter(existsSync)
  await Promise.all(sent.map(compressFolder))
  const lent = workspace === 'shell' ? {} : lentProps(workspace)
  for (const [component, props] of Object.entries(lent))
    writeFileSync(path.join(making, 'browser', `${component}.d.ts`), props)
  writeReleaseFile(workspace, { release, folder: making })
  const problems = checkBudgets(workspace, making)
  if (problems.length > 0) return problems
  // Built beside its place and moved there whole, so a release folder is always complete.
  if (!existsSync(releaseFolder(workspace, release))) renameSync(making, releaseFolder(workspace, release))
  makeCurrent(workspace, release)
  console.log(`${titleOf(workspace)}: release ${release} (${process.uptime().toFixed(1)} s)`)
  return []
}
