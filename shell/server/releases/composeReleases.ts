import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type RemoteRelease, SHELL, type ShellRelease } from '@brightfill/shared/contract'
import { integrityOf } from '@brightfill/shared/node'
import {
  type BuildFiles,
  buildFiles,
  type Composition,
  isSheet,
  type LiveRelease,
  type LiveRemote,
} from '../../src/composition/composition'
import { EARLY_SCRIPT } from '../../src/composition/documentFiles'
import type { InlineTexts } from '../pages/inlineFiles'

/** A composition with the folders of its files. */
export interface LiveComposition extends Composition {
  /** The shell's render bundle. */
  renderer: string
  /** Folder of each remote's server build, by remote name. */
  directories: Record<string, string>
  /** What documents carry inside themselves: stylesheets, and the script that runs before the first paint. */
  inlineTexts: InlineTexts
}

/** The composition of the releases in those folders. */
export async function composeReleases(folders: Record<string, string>): Promise<LiveComposition> {
  const { [SHELL]: shellFolder, ...remotes } = folders
  if (!shellFolder) throw new Error('No release of the shell is live')
  const shell = await readJson<ShellRelease>(path.join(shellFolder, 'release.json'))
  const live = await Promise.all(Object.values(remotes).map(liveRemote))
  const releases = [shell, ...live.map(({ remote }) => remote)].map(({ name, release }) => [name, release])
  const shellBuild = await readBuild(SHELL, shell.release, shellFolder)
  return {
    id: createHash('sha256').update(JSON.stringify(releases.sort())).digest('hex').slice(0, 12),
    shell: shellBuild,
    remotes: live.map(({ remote }) => remote),
    renderer: path.join(shellFolder, 'server/render.cjs'),
    directories: Object.fromEntries(live.map(({ remote, directory }) => [remote.name, directory])),
    inlineTexts: await readInlineTexts(folders, [shellBuild, ...live.map(({ remote }) => remote)]),
  }
}

async function liveRemote(folder: string): Promise<{ remote: LiveRemote; directory: string }> {
  const { name, release, container, routes, lends } = await readJson<RemoteRelease>(path.join(folder, 'release.json'))
  const build = await readBuild(name, release, folder)
  return {
    remote: { ...build, name, container, routes, lends: Object.keys(lends) },
    directory: path.join(folder, 'server'),
  }
}

async function readBuild(name: string, release: string, folder: string): Promise<LiveRelease & { files: BuildFiles }> {
  const manifest = await readFile(path.join(folder, 'browser/manifest.json'))
  return {
    release,
    base: `/remotes/${name}/${release}/browser/`,
    manifestIntegrity: integrityOf(manifest),
    files: buildFiles(JSON.parse(manifest.toString('utf8'))),
  }
}

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8'))
}

async function readInlineTexts(folders: Record<string, string>, builds: Partial<LiveRemote>[]): Promise<InlineTexts> {
  const texts: InlineTexts = {}
  for (const { name = SHELL, base, files } of builds) {
    for (const [file, integrity] of Object.entries(files?.integrity ?? {})) {
      if (!isSheet(file) && file !== EARLY_SCRIPT) continue
      const text = await readFile(path.join(folders[name] ?? '', 'browser', file), 'utf8')
      texts[`${base}${file}`] = { text, integrity }
    }
  }
  return texts
}
