import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { withProgress } from './progress'
import { completeRelease } from './releases/completeRelease'
import { currentRelease, makeCurrent, releaseFolder, releaseId } from './releases/releaseFolders'
import { webpackCli } from './webpackCli'
import { remoteWorkspaces, root, standsAlone, titleOf } from './workspaces'
import { requireWritable } from './writable.mjs'

// npm run build [-- mfe-blog ...]: builds what is stale; a build does nothing when its sources are those of the last
// one.

const remotes: Record<string, () => Promise<void>> = Object.fromEntries(
  remoteWorkspaces.map((workspace) => [workspace, () => buildRelease(workspace)]),
)

const deployables: typeof remotes = standsAlone ? remotes : { shell: buildShell, ...remotes, api: buildApi }

/**
 * Builds what is stale.
 * @param names deployables by folder; none means all of them
 */
export async function build(names: string[] = []) {
  const chosen = names.length > 0 ? names : Object.keys(deployables)
  const waiting = chosen.map((name) => {
    const run = deployables[name]
    if (!run) throw new Error(`No deployable is called "${name}"; choose from ${Object.keys(deployables).join(', ')}`)
    return run
  })
  async function buildInTurn() {
    try {
      for (let run = waiting.shift(); run; run = waiting.shift()) await run()
    } catch (failure) {
      waiting.length = 0 // the build beside it is completed, no other is begun
      throw failure
    }
  }
  // A build keeps one core busy.
  const builders = Array.from({ length: Math.min(2, availableParallelism()) }, buildInTurn)
  const ends = await withProgress('Building what changed', () => Promise.allSettled(builders))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

async function buildShell() {
  await buildRelease('shell')
  const { buildProgram } = await programs()
  // The composition server, a program beside the shell's bundles.
  await buildProgram({
    workspace: 'shell',
    entry: 'server/main.ts',
    outdir: 'dist/program',
    sources: ['server', 'src'],
  })
}

async function buildApi() {
  const { buildProgram } = await programs()
  await buildProgram({ workspace: 'api', entry: 'src/main.ts', outdir: 'dist', sources: ['src', 'seed'] })
}

/** Only a checkout of the site has programs, and the bundler that builds them. */
const programs = () => import('./nodeProgram')

async function buildRelease(workspace: string) {
  const release = releaseId(workspace)
  if (!existsSync(releaseFolder(workspace, release))) {
    requireWritable(path.join(root, workspace, 'dist'), { name: 'The folder', remedy: 'build as its owner' })
    await (bundledBy(workspace) ? bundle(workspace, release) : webpackCli(workspace))
  } else if (currentRelease(workspace) !== release) makeCurrent(workspace, release)
}

/** The remote's own way to build, the script `bundle` of its package.json (docs/teams.md). */
function bundledBy(workspace: string) {
  return JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8')).scripts?.bundle
}

/** @throws Error when it fails, or its release is past its budget */
async function bundle(workspace: string, release: string) {
  const making = releaseFolder(workspace, `.${release}.${process.pid}`)
  try {
    const env = { ...process.env, RELEASE: release, RELEASE_FOLDER: making }
    const child = spawn('npm', ['run', '--silent', 'bundle'], {
      cwd: path.join(root, workspace),
      stdio: 'inherit',
      env,
    })
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`${titleOf(workspace)} could not be built`)
    const problems = await completeRelease({ workspace, release, making })
    if (problems.length > 0) throw new Error(problems.join('\n'))
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}
