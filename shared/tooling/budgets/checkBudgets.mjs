import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { currentRelease, releaseFolder } from '../releases/releaseFolders.mjs'
import { remoteWorkspaces, root } from '../workspaces.mjs'
import { budgetProblems } from './budgetProblems.mjs'
import { remoteProblems } from './remoteBudgets.mjs'

/**
 * How a new release would make pages heavier than budgets.json allows, a line each.
 * @param {string} workspace the one being built
 * @param {string} folder its new release; the others are taken as they are built now, and pages of those that are not
 *   are left out. Without a shell only the remotes' own parts are checked
 * @returns {string[]}
 */
export function checkBudgets(workspace, folder) {
  const folders = ['shell', ...remoteWorkspaces].map((name) =>
    name === workspace ? folder : releaseFolder(name, currentRelease(name) ?? 'none'),
  )
  const { shell, ...remotes } = Object.fromEntries(folders.filter((built) => existsSync(built)).map(readBuild))
  if (shell) return budgetProblems(readJson(path.join(root, 'budgets.json')), { shell, ...remotes })
  // The weight of one remote needs no other build: a repository of a team, or a checkout that has built nothing else.
  return Object.values(remotes).flatMap(remoteProblems)
}

/**
 * @param {string} folder
 * @returns {[name: string, build: import('./pageFiles.mjs').Build]}
 */
function readBuild(folder) {
  const face = readJson(path.join(folder, 'release.json'))
  const office = path.join(folder, 'office')
  return [
    face.name,
    { face, ...readFiles(path.join(folder, 'browser')), ...(existsSync(office) && { office: readFiles(office) }) },
  ]
}

/** @param {string} folder of one build */
function readFiles(folder) {
  const size = (/** @type {string} */ file) => {
    const compressed = path.join(folder, `${file}.br`)
    return statSync(existsSync(compressed) ? compressed : path.join(folder, file)).size
  }
  return { manifest: readJson(path.join(folder, 'manifest.json')), size }
}

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'))
