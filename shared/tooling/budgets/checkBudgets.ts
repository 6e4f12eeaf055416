import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { currentRelease, releaseFolder } from '../releases/releaseFolders'
import { remoteWorkspaces, root } from '../workspaces'
import { budgetProblems } from './budgetProblems'
import type { Build } from './pageFiles'
import { remoteProblems } from './remoteBudgets'

/**
 * The budgets in budgets.json that a new release would exceed, a line each.
 * @param workspace the one being built
 * @param folder its new release; the others are taken as they are built now, and pages of those that are not are left
 *   out. Without a shell only the remotes' own parts are checked
 */
export function checkBudgets(workspace: string, folder: string): string[] {
  const folders = ['shell', ...remoteWorkspaces].map((name) =>
    name === workspace ? folder : releaseFolder(name, currentRelease(name) ?? 'none'),
  )
  const { shell, ...remotes } = Object.fromEntries(folders.filter((built) => existsSync(built)).map(readBuild))
  if (shell) return budgetProblems(readJson(path.join(root, 'budgets.json')), { shell, ...remotes })
  // Weighing one remote needs no other build: for a team's repository, or a checkout that has built nothing else.
  return Object.values(remotes).flatMap(remoteProblems)
}

function readBuild(folder: string): [name: string, build: Build] {
  const face = readJson(path.join(folder, 'release.json'))
  const office = path.join(folder, 'office')
  return [
    face.name,
    { face, ...readFiles(path.join(folder, 'browser')), ...(existsSync(office) && { office: readFiles(office) }) },
  ]
}

/** @param folder of one build */
function readFiles(folder: string) {
  const size = (file: string) => {
    const compressed = path.join(folder, `${file}.br`)
    return statSync(existsSync(compressed) ? compressed : path.join(folder, file)).size
  }
  return { manifest: readJson(path.join(folder, 'manifest.json')), size }
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
