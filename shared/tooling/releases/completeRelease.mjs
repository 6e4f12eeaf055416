import { existsSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkBudgets } from '../budgets/checkBudgets.mjs'
import { compressFolder } from '../compressFolder.mjs'
import { lentProps } from '../lent/lentProps.mjs'
import { titleOf } from '../workspaces.mjs'
import { writeReleaseFile } from './releaseFile.mjs'
import { makeCurrent, releaseFolder } from './releaseFolders.mjs'

/**
 * Makes a release of a folder with `browser/` and `server/`, whatever built them: compresses the files, publishes the
 * props of what is lent, writes the release file, checks the budgets, and puts the folder in its place.
 * @param {{ workspace: string, release: string, making: string }} built making: the folder
 * @returns {Promise<string[]>} what is past its budget, a line each; there is no release then
 */
export async function completeRelease({ workspace, release, making }) {
  const sent = ['browser', 'office'].map((part) => path.join(making, part)).filter(existsSync)
  await Promise.all(sent.map(compressFolder))
  const lent = workspace === 'shell' ? {} : lentProps(workspace)
  for (const [component, props] of Object.entries(lent))
    writeFileSync(path.join(making, 'browser', `${component}.d.ts`), props)
  writeReleaseFile(workspace, { release, folder: making })
  const problems = checkBudgets(workspace, making)
  if (problems.length > 0) return problems
  // Built beside its place and moved there whole: a release folder is complete from the moment it can be seen.
  if (!existsSync(releaseFolder(workspace, release))) renameSync(making, releaseFolder(workspace, release))
  makeCurrent(workspace, release)
  console.log(`${titleOf(workspace)}: release ${release} (${process.uptime().toFixed(1)} s)`)
  return []
}
