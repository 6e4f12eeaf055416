import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './projectCopy'

/**
 * Installs packages for a single long test into `.cache`, the first time it runs, so that other installations stay
 * without them.
 * @param name of the folder
 * @returns the folder that has them in its node_modules
 */
export function fetchedPackages(
  name: string,
  packages: { dependencies: Record<string, string>; overrides?: Record<string, string> },
): string {
  const folder = path.join(root, '.cache', name)
  const file = path.join(folder, 'package.json')
  const wanted = JSON.stringify({ private: true, ...packages })
  const installed = path.join(folder, 'node_modules/.package-lock.json')
  if (existsSync(installed) && readFileSync(file, 'utf8') === wanted) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, wanted)
  const { status } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`The packages of ${name} could not be installed`)
  return folder
}
