import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { integrityOf } from '@brightfill/shared/integrityOf'
import { repositoryPackages, versionsFile } from 'create-brightfill-remote/scaffold'
import { extract } from 'tar'
import { command } from './command.mjs'
import { buildSiteParts, shellSources } from './dev/buildSiteParts'
import { siteParts } from './packages'
import { repositoryLock } from './repositoryLock'
import { siteRoutes } from './siteRoutes'
import { sourceHash } from './sourceHash'
import { root } from './workspaces'

// npm run publish-packages -- <registry>: publishes the packages for remotes in their own repositories, unless the
// registry has them. A version stands for its content, so one that was published with other content is refused.

type Asking = Partial<Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string>>>

const packages = ['shared', 'shared/tooling', 'shared/create-remote']

await command(async ([registry = '']) => {
  if (!URL.canParse(registry)) throw new Error('Usage: npm run publish-packages -- <address of a registry>')
  const { shellFolder, serverParts } = await buildSiteParts()
  rmSync(siteParts, { recursive: true, force: true })
  mkdirSync(siteParts)
  cpSync(shellFolder, path.join(siteParts, 'shell'), { recursive: true })
  cpSync(serverParts, path.join(siteParts, 'documents.mjs'))
  writeFileSync(path.join(siteParts, 'routes.json'), JSON.stringify(siteRoutes()))
  // Built files differ from machine to machine; their sources do not.
  writeFileSync(path.join(siteParts, 'sources.json'), JSON.stringify(sourceHash(shellSources)))
  writeVersions()
  const work = mkdtempSync(path.join(os.tmpdir(), 'brightfill-packages-'))
  try {
    const waiting = packages.filter((folder) => isNew(path.join(root, folder), registry, work))
    for (const folder of waiting) publish(path.join(root, folder), registry)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
})

/** Writes the versions that new repositories install into the package that makes them. */
function writeVersions() {
  const asking: Asking[] = [...packages.map((folder) => packageOf(path.join(root, folder))), ...repositoryPackages()]
  const names = asking.flatMap(({ dependencies, devDependencies, peerDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
  )
  const lock = repositoryLock(JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')), names)
  mkdirSync(path.dirname(versionsFile), { recursive: true })
  writeFileSync(versionsFile, JSON.stringify(lock))
}

function packageOf(folder: string): { name: string; version: string } & Asking {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
}

function npm(registry: string, ...words: string[]) {
  return spawnSync('npm', [...words, '--registry', registry, '--loglevel=error'], { encoding: 'utf8' })
}

/** @throws Error when the registry has this version with other content */
function isNew(folder: string, registry: string, work: string) {
  const { name, version } = packageOf(folder)
  const before = contentOf(`${name}@${version}`, registry, path.join(work, 'before'))
  if (!before) return true
  const now = contentOf(folder, registry, path.join(work, 'now'))
  const changed = [...new Set([...Object.keys(before), ...Object.keys(now ?? {})])].find(
    (file) => before[file] !== now?.[file],
  )
  if (changed)
    throw new Error(
      `${name} ${version} is already published, and ${changed} differs: raise the version and its CHANGELOG`,
    )
  console.log(`${name} ${version} is already published`)
  return false
}

/**
 * Hashes of a package's files, by name.
 * @param wanted a folder, or name and version
 * @returns undefined when the registry does not have it
 */
function contentOf(wanted: string, registry: string, work: string): Record<string, string> | undefined {
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  const { status, stderr } = npm(registry, 'pack', wanted, '--pack-destination', work)
  if (status !== 0 && /E404|ETARGET/.test(stderr)) return
  if (status !== 0) throw new Error(`${wanted} could not be read: ${stderr.trim()}`)
  const [file = ''] = readdirSync(work)
  extract({ file: path.join(work, file), cwd: work, sync: true })
  const inside = path.join(work, 'package')
  const files = readdirSync(inside, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(inside, path.join(parentPath, name)))
    .filter((name) => !name.startsWith('dist/') || /^dist\/(sources|versions)\.json$/.test(name))
  return Object.fromEntries(files.map((name) => [name, integrityOf(readFileSync(path.join(inside, name)))]))
}

function publish(folder: string, registry: string) {
  const { name, version } = packageOf(folder)
  const { status, stderr } = npm(registry, 'publish', folder)
  if (status !== 0) throw new Error(`${name} ${version} was not published: ${stderr.trim()}`)
  console.log(`${name} ${version} is published`)
}
