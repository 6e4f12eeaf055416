import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import webpack from 'webpack'
import { KEPT_RELEASES } from '../src/constants/keptReleases.mjs'
import { checkBudgets } from './budgets/checkBudgets.mjs'
import { compressFolder } from './compressFolder.mjs'
import { buildNodeProgram } from './nodeProgram.mjs'
import { writeReleaseFile } from './releases/releaseFile.mjs'
import { sourceHash } from './sourceHash.mjs'
import { remoteConfigs } from './webpack/remote.mjs'
import { federatedFolders } from './webpack/sharedUnits.mjs'
import { shellConfigs } from './webpack/shell.mjs'
import { root } from './workspaces.mjs'

/** What every bundle depends on besides its own folder. */
const toolchain = [
  'package-lock.json',
  'shared/package.json',
  'shared/tooling/webpack',
  'shared/tooling/releases/releaseFile.mjs',
]

/** Units that are bundled into whoever uses them; the others are the shell's and never part of a remote. */
function bundledUnits() {
  return readdirSync(path.join(root, 'shared/src'))
    .filter((unit) => !federatedFolders.includes(unit))
    .map((unit) => `shared/src/${unit}`)
}

/**
 * Builds a release of the shell or of a remote into `dist/<release>` and makes it the workspace's current one in one
 * atomic write.
 * @returns {Promise<string[]>} lines to print
 */
export async function buildRelease(workspace) {
  const started = Date.now()
  const own =
    workspace === 'shell'
      ? ['shell/src', 'shell/package.json', 'shared/src']
      : [`${workspace}/src`, `${workspace}/remote.json`, `${workspace}/package.json`, ...bundledUnits()]
  const release = sourceHash([...own, ...toolchain])
  const dist = path.join(root, workspace, 'dist')
  const output = path.join(dist, release)
  if (!existsSync(output)) {
    // Made beside its place and moved there whole: a release folder is complete from the moment it can be seen.
    const making = path.join(dist, `.${release}.${process.pid}`)
    await bundle(
      workspace === 'shell'
        ? shellConfigs({ release, output: making })
        : remoteConfigs({ workspace, release, output: making }),
    )
    await compressFolder(path.join(making, 'browser'))
    writeReleaseFile(workspace, { release, folder: making })
    withinBudgets(workspace, making)
    if (existsSync(output)) rmSync(making, { recursive: true })
    else renameSync(making, output)
  } else if (currentRelease(dist) === release) return []
  makeCurrent(dist, release)
  prune(dist, release)
  return [`${workspace}: release ${release} (${((Date.now() - started) / 1000).toFixed(1)} s)`]
}

function withinBudgets(workspace, folder) {
  try {
    checkBudgets(workspace, folder)
  } catch (error) {
    rmSync(folder, { recursive: true })
    throw error
  }
}

function bundle(configs) {
  return new Promise((resolve, reject) => {
    webpack(configs, (error, stats) => {
      if (error) reject(error)
      else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true, colors: false })))
      else resolve()
    })
  })
}

export function currentRelease(dist) {
  try {
    return JSON.parse(readFileSync(path.join(dist, 'current.json'), 'utf8')).release
  } catch {
    return undefined
  }
}

function makeCurrent(dist, release) {
  const file = path.join(dist, 'current.json')
  writeFileSync(`${file}.new`, `${JSON.stringify({ release })}\n`)
  renameSync(`${file}.new`, file)
}

function prune(dist, current) {
  const releases = readdirSync(dist, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        existsSync(path.join(dist, entry.name, 'release.json')) &&
        !entry.name.startsWith('.') &&
        entry.name !== current,
    )
    .map(({ name }) => ({ name, time: statSync(path.join(dist, name, 'release.json')).mtimeMs }))
    .sort((a, b) => b.time - a.time)
  for (const { name } of releases.slice(KEPT_RELEASES - 1))
    rmSync(path.join(dist, name), { recursive: true, force: true })
}

/** The composition server: a node program beside the shell's bundles. */
export function buildShellServer() {
  return nodeProgram('shell', ['server/main.ts'], 'dist/program', ['shell/server', 'shell/src'])
}

export function buildApi() {
  return nodeProgram('api', apiEntries, 'dist', ['api/src'])
}

// The embedded database runs in a worker thread, which node starts from a file.
const apiEntries = ['src/main.ts']

async function nodeProgram(workspace, entries, folder, sources) {
  const outdir = path.join(root, workspace, folder)
  const stamp = path.join(outdir, 'sources')
  const hash = sourceHash([
    ...sources,
    `${workspace}/package.json`,
    'shared/src',
    'shared/tooling/nodeProgram.mjs',
    'package-lock.json',
  ])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return []
  const started = Date.now()
  mkdirSync(outdir, { recursive: true })
  await buildNodeProgram({ workspace, entries, outdir: folder })
  writeFileSync(stamp, hash)
  return [`${workspace}: program (${((Date.now() - started) / 1000).toFixed(1)} s)`]
}
