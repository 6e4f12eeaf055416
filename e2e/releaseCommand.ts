import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Runs a team's command in a copy of the project against a running site, with the key that the site made for its own
 * checkout.
 * @returns what it printed
 * @throws Error with what it printed when it fails
 */
export function runReleaseCommand(
  { apiPort, dataDir }: { apiPort: number; dataDir: string },
  folder: string,
  command: string,
  ...args: string[]
): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['shared/tooling/brightfill.mjs', command, ...args], {
    cwd: folder,
    env: { ...process.env, API_PORT: String(apiPort), DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
  return stdout
}

/**
 * Builds and publishes a workspace of a copy of the project. The checks before a release have tests of their own.
 * @param options `--no-activate`
 * @returns id of the release
 */
export function releaseFrom(
  site: { apiPort: number; dataDir: string },
  folder: string,
  workspace: string,
  ...options: string[]
): string {
  runReleaseCommand(site, folder, 'release', workspace, '--skip', 'all', ...options)
  return JSON.parse(readFileSync(path.join(folder, workspace, 'dist/current.json'), 'utf8')).release
}
