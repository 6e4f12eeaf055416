import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectCopy } from './projectCopy'
import { API_PORT, dataDir } from './site'

const root = path.resolve(import.meta.dirname, '..')

/** A team's commands, against the site of the tests, with the key that site made for its own checkout. */
export function runReleaseCommand(command: string, cwd: string, ...args: string[]): string {
  return execFileSync(process.execPath, [`shared/tooling/releases/${command}.mjs`, ...args], {
    cwd,
    env: { ...process.env, API_PORT: String(API_PORT), DATA_DIR: dataDir },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/**
 * What a team does: changes a text of its remote, and releases that into the running site. Works on a copy of the sources.
 * @returns rolls back
 */
export function releaseWithText(workspace: string, file: string, from: string, to: string): () => void {
  const folder = projectCopy(workspace)
  try {
    const source = path.join(folder, workspace, file)
    const before = readFileSync(source, 'utf8')
    if (!before.includes(from)) throw new Error(`${file} does not contain "${from}"`)
    writeFileSync(source, before.replaceAll(from, to))
    runReleaseCommand('release', folder, workspace)
    return () => void runReleaseCommand('rollback', root, workspace)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
