import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const isCheckout = (/** @type {string} */ folder) => existsSync(path.join(folder, 'shared/tooling/package.json'))
const isRemote = (/** @type {string} */ folder) => existsSync(path.join(folder, 'remote.json'))

/** The folder that commands work in: the checkout of the site, or the repository of one remote. */
export const root = rootAbove(process.cwd())

/** Whether it is the repository of one remote. */
export const standsAlone = !isCheckout(root)

/** Folders of the remotes: whatever is called mfe-*, or the repository itself. */
export const remoteWorkspaces = standsAlone
  ? ['.']
  : readdirSync(root)
      .filter((name) => name.startsWith('mfe-'))
      .sort()

/**
 * The public face of a remote.
 * @typedef {import('@brightfill/shared/contract').RemoteRelease} Release
 * @typedef {Pick<Release, 'name' | 'contract' | 'routes'> & Partial<Pick<Release, 'lends' | 'office'>>} Face
 * @param {string} workspace
 * @returns {Face}
 */
export function faceOf(workspace) {
  return JSON.parse(readFileSync(path.join(root, workspace, 'remote.json'), 'utf8'))
}

/** The name of a workspace in messages: its folder. */
export const titleOf = (/** @type {string} */ workspace) => path.basename(path.join(root, workspace))

/**
 * A remote's folder lies in a checkout or is a repository, so the checkout is looked for first.
 * @param {string} from
 * @throws Error when the folder belongs to neither
 */
function rootAbove(from) {
  const folders = [from]
  for (let folder = from; folder !== path.dirname(folder); folder = path.dirname(folder))
    folders.push(path.dirname(folder))
  const found = folders.find(isCheckout) ?? folders.find(isRemote)
  if (!found) throw new Error(`${from} is neither in a checkout of the site nor in the repository of a remote`)
  return found
}
