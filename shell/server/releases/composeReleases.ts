import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type RemoteRelease, type RouteFace, SHELL, type ShellRelease } from '@brightfill/shared/contract'
import { integrityOf } from '@brightfill/shared/node'
import {
  type BuildFiles,
  buildFiles,
  type Composition,
  isSheet,
  type LiveRelease,
  type LiveRemote,
} from '../../src/composition/composition'
import { earlyScriptOf, SHELL_FILES } from '../../src/files/documentFiles'
import type { OfficeComposition, OfficeRemote } from '../../src/office/officeState'
import type { InlineTexts } from '../pages/inlineFiles'

/** A composition with the folders of its files. */
export interface LiveComposition extends Composition {
  /** The shell's render bundle. */
  renderer: string
  /** Folder of each remote's server build, by remote name. */
  directories: Record<string, string>
  /** The query parameters that each route reads, by route id; none where it declares none. */
  parameters: Record<string, string[]>
  /** The files that documents carry inside themselves: stylesheets, and the script that runs before the first paint. */
  inlineTexts: InlineTexts
  /** Addresses that remotes name for their routes with parameters, by route. */
  examples: Record<string, string>
  /** The routes as remotes describe them, for search engines and feed readers. */
  routes: RouteFace[]
  /** The office of these releases; no document for visitors names it (O-03). Absent where the shell was built without one. */
  office?: OfficeComposition
}

type Face = RemoteRelease & { folder: string }

/** The composition of the releases in those folders. */
export async function composeReleases(folders: Record<string, string>): Promise<LiveComposition> {
  const { [SHELL]: shellFolder, ...others } = folders
  if (!shellFolder) throw new Error('No release of the shell is live')
  const shellFace = await readJson<ShellRelease>(path.join(shellFolder, 'release.json'))
  const faces: Face[] = await Promise.all(
    Object.values(others).map(async (folder) => ({ ...(await readJson(path.join(folder, 'release.json'))), folder })),
  )
  const shell = await readBuild(SHELL, shellFace.release, shellFolder)
  const remotes = await Promise.all(faces.map(liveRemote))
  const releases = [shellFace, ...faces].map(({ name, release }) => [name, release])
  const routes = faces.flatMap(({ routes }) => routes)
  return {
    id: createHash('sha256').update(JSON.stringify(releases.sort())).digest('hex').slice(0, 12),
    shell,
    remotes,
    renderer: path.join(shellFolder, 'server/render.cjs'),
    directories: Object.fromEntries(faces.map(({ name, folder }) => [name, path.join(folder, 'server')])),
    parameters: Object.fromEntries(routes.flatMap(({ id, query }) => (query ? [[id, query]] : []))),
    inlineTexts: await readInlineTexts(folders, [{ name: SHELL, ...shell }, ...remotes]),
    examples: Object.fromEntries(routes.flatMap(({ path, example }) => (example ? [[path, example]] : []))),
    routes,
    ...(existsSync(path.join(shellFolder, 'office/manifest.json')) && {
      office: {
        shell: await readBuild(SHELL, shellFace.release, shellFolder, 'office'),
        remotes: (await Promise.all(faces.map(officeRemote))).flat(),
      },
    }),
  }
}

async function officeRemote({ name, release, folder, container, office }: Face): Promise<OfficeRemote[]> {
  if (!office) return []
  const build = await readBuild(name, release, folder, 'office')
  return [{ ...build, name, container: `${container}_office`, routes: [], lends: [], pages: office.pages }]
}

async function liveRemote({ name, release, folder, container, routes, lends }: Face): Promise<LiveRemote> {
  return {
    ...(await readBuild(name, release, folder)),
    name,
    container,
    routes: routes.map(({ id, path, access, borrows }) => ({ id, path, access, borrows })),
    lends: Object.keys(lends),
  }
}

async function readBuild(name: string, release: string, folder: string, part = 'browser'): Promise<LiveRelease> {
  const text = await readFile(path.join(folder, part, 'manifest.json'), 'utf8')
  const base = name === SHELL && part === 'browser' ? SHELL_FILES : `/remotes/${name}/${release}/${part}/`
  const files = buildFiles(JSON.parse(text))
  const integrity = await shortHashes(path.join(folder, part), files.integrity)
  return { release, base, files: { ...files, integrity }, manifest: integrityOf(text, 'sha256') }
}

/** The hashes that documents carry: of code only, and short, because their bytes do not compress. */
async function shortHashes(folder: string, hashes: BuildFiles['integrity']): Promise<BuildFiles['integrity']> {
  const code = Object.entries(hashes).filter(([file]) => /\.(js|css)$/.test(file))
  return Object.fromEntries(
    await Promise.all(
      code.map(async ([file, hash]) => {
        const content = await readFile(path.join(folder, file)).catch(() => '') // then no browser can load it
        return [file, integrityOf(content) === hash ? integrityOf(content, 'sha256') : hash]
      }),
    ),
  )
}

async function readJson<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8'))
}

async function readInlineTexts(folders: Record<string, string>, builds: (LiveRelease & { name: string })[]) {
  const texts: InlineTexts = {}
  for (const { name, base, files } of builds) {
    for (const [file, integrity] of Object.entries(files.integrity)) {
      if (!isSheet(file) && file !== earlyScriptOf(files)) continue
      const text = await readFile(path.join(folders[name] ?? '', 'browser', file), 'utf8')
      texts[`${base}${file}`] = { text, integrity }
    }
  }
  return texts
}
