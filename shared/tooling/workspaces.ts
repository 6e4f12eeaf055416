import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { RemoteRelease } from '@brightfill/shared/contract'

const isCheckout = (folder: string) => existsSync(path.join(folder, 'shared/tooling/package.json'))
const isRemote = (folder: string) => existsSync(path.join(folder, 'remote.json'))

/** The folder that commands work in: the checkout of the site, or the repository of one remote. */
export const root = rootAbove(process.cwd())

/** Whether it is the repository of one remote. */
export const standsAlone = !isCheckout(root)

/** Folders of the remotes: all called mfe-*, or the repository itself. */
export const remoteWorkspaces = standsAlone
  ? ['.']
  : readdirSync(root)
      .filter((name) => name.startsWith('mfe-'))
      .sort()

type Release = RemoteRelease

export type Face = Pick<Release, 'name' | 'contract' | 'routes'> & Partial<Pick<Release, 'lends' | 'office'>>

/** The public face of a remote. */
export function faceOf(workspace: string): Face {
  return JSON.parse(readFileSync(path.join(root, workspace, 'remote.json'), 'utf8'))
}

/** The name of a workspace in messages: its folder. */
export const titleOf = (workspace: string) => path.basename(path.join(root, workspace))

/**
 * A remote's folder lies in a checkout or is a repository, so the checkout is looked for first.
 * @throws Error when the folder belongs to neither
 */
function rootAbove(from: string) {
  const folders = [from]
  for (let folder = from; folder !== path.dirname(folder); folder = path.dirname(folder))
    folders.push(path.dirname(folder))
  const found = folders.find(isCheckout) ?? folders.find(isRemote)
  if (!found) throw new Error(`${from} is neither in a checkout of the site nor in the repository of a remote`)
  return found
}
