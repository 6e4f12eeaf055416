import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type RemoteRelease, SHELL, type ShellRelease } from '@brightfill/shared/contract'
import {
  buildFiles,
  type Composition,
  isSheet,
  type LiveRelease,
  type LiveRemote,
  type ManifestFile,
} from '../../src/composition/composition'
import { earlyScriptOf, SHELL_FILES } from '../../src/files/documentFiles'
import type { OfficeComposition, OfficeRemote } from '../../src/office/officeState'
import type { InlineTexts } from '../pages/inlineFiles'

/** A public route with one parameter, and the call that lists its pages (`sitemap` in remote.json). */
export interface ListedRoute {
  path: string
  call: string
}

/** A composition with the folders of its files. */
export interface LiveComposition extends Composition {
  /** The shell's render bundle. */
  renderer: string
  /** Folder of each remote's server build, by remote name. */
  directories: Record<string, string>
  /** The query parameters that each route reads, by route id. Releases from before that was declared are not in it. */
  parameters: Record<string, string[]>
  /** The files that documents carry inside themselves: stylesheets, and the script that runs before the first paint. */
  inlineTexts: InlineTexts
  /** Addresses that remotes name for their routes with parameters, by route. */
  examples: Record<string, string>
  /** Routes whose pages a call lists for the sitemap. */
  listed: ListedRoute[]
  /** The office of these releases; no document for visitors names it (O-03). Absent for a shell from before it. */
  office?: OfficeComposition
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
    parameters: Object.assign({}, ...live.map(({ parameters }) => parameters)),
    inlineTexts: await readInlineTexts(folders, [shellBuild, ...live.map(({ remote }) => remote)]),
    examples: Object.assign({}, ...live.map(({ examples }) => examples)),
    listed: live.flatMap(({ listed }) => listed),
    office: await composeOffice(folders),
  }
}

async function composeOffice({ [SHELL]: shell = '', ...remotes }: Record<string, string>) {
  if (!existsSync(path.join(shell, 'office/manifest.json'))) return
  const { release } = await readJson<ShellRelease>(path.join(shell, 'release.json'))
  return {
    shell: await readBuild(SHELL, release, shell, 'office'),
    remotes: (await Promise.all(Object.values(remotes).map(officeRemote))).flat(),
  }
}

async function officeRemote(folder: string): Promise<OfficeRemote[]> {
  const { name, release, container, office } = await readJson<RemoteRelease>(path.join(folder, 'release.json'))
  if (!office) return []
  const build = await readBuild(name, release, folder, 'office')
  return [{ ...build, name, container: `${container}_office`, routes: [], lends: [], pages: office.pages }]
}

async function liveRemote(folder: string) {
  const { name, release, container, routes, lends } = await readJson<RemoteRelease>(path.join(folder, 'release.json'))
  const build = await readBuild(name, release, folder)
  const remote: LiveRemote = {
    ...build,
    name,
    container,
    routes: routes.map(({ example: _, query: __, menu: ___, sitemap: ____, ...route }) => route),
    lends: Object.keys(lends),
  }
  const examples = routes.flatMap(({ path, example }) => (example === undefined ? [] : [[path, example] as const]))
  const parameters = routes.flatMap(({ id, query }) => (query === undefined ? [] : [[id, query] as const]))
  return {
    remote,
    examples: Object.fromEntries(examples),
    parameters: Object.fromEntries(parameters),
    listed: routes.flatMap(({ path, sitemap }) => (sitemap === undefined ? [] : [{ path, call: sitemap }])),
    directory: path.join(folder, 'server'),
  }
}

async function readBuild(name: string, release: string, folder: string, part = 'browser'): Promise<LiveRelease> {
  const manifest = await readJson<ManifestFile>(path.join(folder, part, 'manifest.json'))
  // All names of such a build are hashes. Older releases of the shell expect their files at the address of the release.
  const isHashed = name === SHELL && manifest.chunks.early
  const base = isHashed ? SHELL_FILES : `/remotes/${name}/${release}/${part}/`
  return { release, base, files: buildFiles(manifest) }
}

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8'))
}

async function readInlineTexts(folders: Record<string, string>, builds: Partial<LiveRemote>[]): Promise<InlineTexts> {
  const texts: InlineTexts = {}
  for (const { name = SHELL, base, files } of builds) {
    if (!files) continue
    for (const [file, integrity] of Object.entries(files.integrity)) {
      if (!isSheet(file) && file !== earlyScriptOf(files)) continue
      const text = await readFile(path.join(folders[name] ?? '', 'browser', file), 'utf8')
      texts[`${base}${file}`] = { text, integrity }
    }
  }
  return texts
}
