import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  type BuildFiles,
  buildFiles,
  type Composition,
  type LiveRelease,
  type LiveRemote,
  type RouteEntry,
} from '../../src/composition/composition'

/** A composition as the server knows it: with the folders its files lie in. */
export interface LiveComposition extends Composition {
  /** The shell's render bundle. */
  renderer: string
  /** Folder of each remote's server build, by remote name. */
  directories: Record<string, string>
}

interface ReleaseFile {
  name: string
  release: string
  container: string
  routes: RouteEntry[]
  lends: Record<string, string>
}

/** Which release of each deployable is current, as text that changes when one of them does. */
export async function currentReleases(root: string): Promise<Record<string, string>> {
  const workspaces = ['shell', ...readdirSync(root).filter((name) => name.startsWith('mfe-'))].sort()
  const current = await Promise.all(
    workspaces.map(async (workspace) => {
      const file = await readJson<{ release: string }>(path.join(root, workspace, 'dist/current.json')).catch(() => undefined)
      return file ? ([[workspace, file.release]] as const) : []
    }),
  )
  return Object.fromEntries(current.flat())
}

/** The composition of those releases. A remote that is damaged or half there is left out of nothing: it is listed and fails on its own. */
export async function composeReleases(root: string, releases: Record<string, string>): Promise<LiveComposition> {
  const { shell, ...remotes } = releases
  if (!shell) throw new Error('The shell has not been built: run npm run build')
  const shellFolder = path.join(root, 'shell/dist', shell)
  const live = await Promise.all(
    Object.entries(remotes).map(([workspace, release]) => liveRemote(path.join(root, workspace, 'dist', release))),
  )
  return {
    id: createHash('sha256').update(JSON.stringify(releases)).digest('hex').slice(0, 12),
    shell: await readBuild('shell', shell, shellFolder),
    remotes: live.map(({ remote }) => remote),
    renderer: path.join(shellFolder, 'server/render.cjs'),
    directories: Object.fromEntries(live.map(({ remote, directory }) => [remote.name, directory])),
  }
}

async function liveRemote(folder: string): Promise<{ remote: LiveRemote; directory: string }> {
  const { name, release, container, routes, lends } = await readJson<ReleaseFile>(path.join(folder, 'release.json'))
  const build = await readBuild(name, release, folder)
  return { remote: { ...build, name, container, routes, lends: Object.keys(lends) }, directory: path.join(folder, 'server') }
}

async function readBuild(name: string, release: string, folder: string): Promise<LiveRelease & { files: BuildFiles }> {
  const manifest = await readFile(path.join(folder, 'browser/manifest.json'))
  return {
    release,
    base: `/remotes/${name}/${release}/browser/`,
    manifestIntegrity: `sha384-${createHash('sha384').update(manifest).digest('base64')}`,
    files: buildFiles(JSON.parse(manifest.toString('utf8'))),
  }
}

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8'))
}
