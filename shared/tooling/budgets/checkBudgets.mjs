import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { remoteWorkspaces, root } from '../workspaces.mjs'
import { budgetProblems } from './budgetProblems.mjs'

/**
 * Stops a build that would make a page heavier than budgets.json allows, before its release can be seen.
 * @param {string} workspace the one being built
 * @param {string} folder its new release; the others are taken as they are built now, and pages of those that are not are left out
 */
export function checkBudgets(workspace, folder) {
  const builds = builtNow({ [workspace]: folder })
  if (!builds.shell) return
  const problems = budgetProblems(readJson(path.join(root, 'budgets.json')), builds)
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** What is built, by name of the deployable. */
export function builtNow(instead = {}) {
  const folders = ['shell', ...remoteWorkspaces].map((workspace) => instead[workspace] ?? currentFolder(workspace))
  return Object.fromEntries(folders.filter((folder) => folder && existsSync(folder)).map(readBuild))
}

function currentFolder(workspace) {
  const dist = path.join(root, workspace, 'dist')
  const file = path.join(dist, 'current.json')
  return existsSync(file) ? path.join(dist, readJson(file).release) : undefined
}

function readBuild(folder) {
  const face = readJson(path.join(folder, 'release.json'))
  const size = (file) => {
    const compressed = path.join(folder, 'browser', `${file}.br`)
    return statSync(existsSync(compressed) ? compressed : path.join(folder, 'browser', file)).size
  }
  return [face.name, { face, manifest: readJson(path.join(folder, 'browser/manifest.json')), size }]
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
