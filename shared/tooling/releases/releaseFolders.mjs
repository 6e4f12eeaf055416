import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { KEPT_RELEASES } from '@brightfill/shared/keptReleases'
import { sharedFolder, toolsFolder } from '../packages.mjs'
import { sourceHash } from '../sourceHash.mjs'
import { federatedFolders } from '../webpack/sharedUnits.mjs'
import { root, titleOf } from '../workspaces.mjs'

// Every build of a deployable is a folder `dist/<release>`; `dist/current.json` names the one this checkout built last.

/** The files that every bundle depends on besides its own folder. */
const toolchain = [
  'package-lock.json',
  `${sharedFolder}/package.json`,
  `${toolsFolder}/webpack`,
  `${toolsFolder}/lent`,
  `${toolsFolder}/releases/releaseFile.mjs`,
]

/**
 * The id of the release that this checkout's sources make: the same sources make the same id in every clone.
 * @param {string} workspace
 */
export function releaseId(workspace) {
  const own = ['src', 'remote.json', 'package.json', ...configs(workspace)].map((part) => `${workspace}/${part}`)
  return sourceHash([...own, ...(workspace === 'shell' ? ['shared/src'] : bundledUnits()), ...toolchain])
}

/**
 * Configurations of its bundler.
 * @param {string} workspace
 */
function configs(workspace) {
  return readdirSync(path.join(root, workspace))
    .filter((file) => /\.config\.m?[jt]s$/.test(file))
    .sort()
}

/**
 * Units that are bundled into every remote that uses them; the shell provides the others, so they are never part of a
 * remote.
 */
function bundledUnits() {
  return readdirSync(path.join(root, sharedFolder, 'src'))
    .filter((unit) => !federatedFolders.includes(unit))
    .map((unit) => `${sharedFolder}/src/${unit}`)
}

export const releaseFolder = (/** @type {string} */ workspace, /** @type {string} */ release) =>
  path.join(root, workspace, 'dist', release)

/**
 * @param {string} workspace
 * @returns {string | undefined} id of the release that was built last
 */
export function currentRelease(workspace) {
  const file = releaseFolder(workspace, 'current.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).release : undefined
}

/**
 * The release this checkout's last build of a workspace made.
 * @param {string} workspace
 * @throws Error when there is none
 */
export function builtRelease(workspace) {
  const release = currentRelease(workspace)
  const folder = release && releaseFolder(workspace, release)
  if (!release || !folder || !existsSync(path.join(folder, 'release.json')))
    throw new Error(`${titleOf(workspace)} has not been built; "brightfill build" builds it`)
  return { release, folder }
}

/**
 * Makes a built release the workspace's current one, in one atomic write, and removes the oldest ones.
 * @param {string} workspace
 * @param {string} release
 */
export function makeCurrent(workspace, release) {
  const file = releaseFolder(workspace, 'current.json')
  writeFileSync(`${file}.new`, `${JSON.stringify({ release })}\n`)
  renameSync(`${file}.new`, file)
  const builtAt = (/** @type {string} */ name) => statSync(releaseFolder(workspace, `${name}/release.json`)).mtimeMs
  const former = readdirSync(path.dirname(file))
    .filter((name) => name !== release && !name.startsWith('.'))
    .filter((name) => existsSync(releaseFolder(workspace, `${name}/release.json`)))
    .sort((a, b) => builtAt(b) - builtAt(a))
  for (const name of former.slice(KEPT_RELEASES - 1)) rmSync(releaseFolder(workspace, name), { recursive: true })
}
