import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { KEPT_RELEASES } from '@brightfill/shared/keptReleases'
import { sharedFolder, toolsFolder } from '../packages'
import { sourceHash } from '../sourceHash'
import { federatedFolders } from '../webpack/sharedUnits'
import { root, titleOf } from '../workspaces'

// Every build of a deployable is a folder `dist/<release>`; `dist/current.json` names the one this checkout built last.

/** The files that every bundle depends on besides its own folder. */
const toolchain = [
  'package-lock.json',
  `${sharedFolder}/package.json`,
  `${toolsFolder}/webpack`,
  `${toolsFolder}/lent`,
  `${toolsFolder}/releases/releaseFile.ts`,
]

/** The id of the release that this checkout's sources make: the same sources make the same id in every clone. */
export function releaseId(workspace: string) {
  const own = ['src', 'remote.json', 'package.json', ...configs(workspace)].map((part) => `${workspace}/${part}`)
  return sourceHash([...own, ...(workspace === 'shell' ? ['shared/src'] : bundledUnits()), ...toolchain])
}

/** Configurations of its bundler. */
function configs(workspace: string) {
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

export const releaseFolder = (workspace: string, release: string) => path.join(root, workspace, 'dist', release)

/** @returns id of the release that was built last */
export function currentRelease(workspace: string): string | undefined {
  const file = releaseFolder(workspace, 'current.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).release : undefined
}

/**
 * The release this checkout's last build of a workspace made.
 * @throws Error when there is none
 */
export function builtRelease(workspace: string) {
  const release = currentRelease(workspace)
  const folder = release && releaseFolder(workspace, release)
  if (!release || !folder || !existsSync(path.join(folder, 'release.json')))
    throw new Error(`${titleOf(workspace)} has not been built; "brightfill build" builds it`)
  return { release, folder }
}

/** Makes a built release the workspace's current one, in one atomic write, and removes the oldest ones. */
export function makeCurrent(workspace: string, release: string) {
  const file = releaseFolder(workspace, 'current.json')
  writeFileSync(`${file}.new`, `${JSON.stringify({ release })}\n`)
  renameSync(`${file}.new`, file)
  const builtAt = (name: string) => statSync(releaseFolder(workspace, `${name}/release.json`)).mtimeMs
  const former = readdirSync(path.dirname(file))
    .filter((name) => name !== release && !name.startsWith('.'))
    .filter((name) => existsSync(releaseFolder(workspace, `${name}/release.json`)))
    .sort((a, b) => builtAt(b) - builtAt(a))
  for (const name of former.slice(KEPT_RELEASES - 1)) rmSync(releaseFolder(workspace, name), { recursive: true })
}
