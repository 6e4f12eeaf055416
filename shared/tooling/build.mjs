import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { withProgress } from './progress.mjs'
import { completeRelease } from './releases/completeRelease.mjs'
import { currentRelease, makeCurrent, releaseFolder, releaseId } from './releases/releaseFolders.mjs'
import { webpackCli } from './webpackCli.mjs'
import { remoteWorkspaces, root, standsAlone, titleOf } from './workspaces.mjs'
import { requireWritable } from './writable.mjs'

// npm run build [-- mfe-blog ...]: builds what is stale; a build does nothing when its sources are those of the last
// one.

/** @type {Record<string, () => Promise<void>>} */
const remotes = Object.fromEntries(remoteWorkspaces.map((workspace) => [workspace, () => buildRelease(workspace)]))

/** @type {typeof remotes} */
const deployables = standsAlone ? remotes : { shell: buildShell, ...remotes, api: buildApi }

/**
 * Builds what is stale.
 * @param {string[]} names deployables by folder; none means all of them
 */
export async function build(names = []) {
  const chosen = names.length > 0 ? names : Object.keys(deployables)
  for (const [index, name] of chosen.entries()) {
    const run = deployables[name]
    if (!run) throw new Error(`There is no deployable "${name}"; known are ${Object.keys(deployables).join(', ')}`)
    await withProgress(`Building ${titleOf(name)}, ${index + 1} of ${chosen.length}`, run)
  }
}

async function buildShell() {
  await buildRelease('shell')
  // The composition server, a program beside the shell's bundles.
  await program({ workspace: 'shell', entry: 'server/main.ts', outdir: 'dist/program', sources: ['server', 'src'] })
}

function buildApi() {
  return program({ workspace: 'api', entry: 'src/main.ts', outdir: 'dist', sources: ['src'] })
}

/**
 * Only a checkout of the site has programs, and the bundler that builds them.
 * @param {Parameters<typeof import('./nodeProgram.mjs').buildProgram>[0]} parts
 */
async function program(parts) {
  const { buildProgram } = await import('./nodeProgram.mjs')
  await buildProgram(parts)
}

/** @param {string} workspace */
async function buildRelease(workspace) {
  const release = releaseId(workspace)
  if (!existsSync(releaseFolder(workspace, release))) {
    requireWritable(path.join(root, workspace, 'dist'), { name: 'The folder', remedy: 'build as its owner' })
    await (bundledBy(workspace) ? bundle(workspace, release) : webpackCli(workspace))
  } else if (currentRelease(workspace) !== release) makeCurrent(workspace, release)
}

/**
 * The remote's own way to build, the script `bundle` of its package.json (docs/teams.md).
 * @param {string} workspace
 */
function bundledBy(workspace) {
  return JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8')).scripts?.bundle
}

/**
 * @param {string} workspace
 * @param {string} release
 * @throws Error when it fails, or its release is past its budget
 */
async function bundle(workspace, release) {
  const making = releaseFolder(workspace, `.${release}.${process.pid}`)
  try {
    const env = { ...process.env, RELEASE: release, RELEASE_FOLDER: making }
    const child = spawn('npm', ['run', '--silent', 'bundle'], {
      cwd: path.join(root, workspace),
      stdio: 'inherit',
      env,
    })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`${titleOf(workspace)} was not built`)
    const problems = await completeRelease({ workspace, release, making })
    if (problems.length > 0) throw new Error(problems.join('\n'))
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}
