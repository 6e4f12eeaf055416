import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { changeText, projectCopy, root } from '../projectCopy'
import { releaseFrom } from '../releaseCommand'
import { site } from '../site'

/**
 * Publishes two releases of a remote with faults that can be switched on, and makes them live without a fault. A
 * remote's code runs once per process, so a change from one release to the other makes the server load it again.
 * @returns release ids
 */
export function releaseFaultyRemote(name: string): [string, string] {
  const folder = projectCopy(`mfe-${name}`)
  // The faults are code as well, and count in no budget.
  changeText(path.join(folder, 'shared/tooling/budgets/remoteBudgets.ts'), 'page: 21.5', 'page: 25')
  try {
    return [release(folder, name, 'one'), release(folder, name, 'other')]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function release(folder: string, name: string, which: string): string {
  const workspace = `mfe-${name}`
  const sources = path.join(folder, workspace, 'src')
  for (const file of ['faulty.tsx', 'faults.ts']) cpSync(path.join(import.meta.dirname, file), path.join(sources, file))
  const healthy = readFileSync(path.join(root, workspace, 'src/routes.ts'), 'utf8')
  writeFileSync(path.join(sources, 'routes.ts'), withFaults(healthy, name, which))
  return releaseFrom(site, folder, workspace)
}

function withFaults(routes: string, name: string, which: string): string {
  const renamed = routes.replace('export const routes: RemoteRoute[] =', 'const healthy: RemoteRoute[] =')
  if (renamed === routes) throw new Error(`The routes of ${name} are not where they were`)
  return `import { withFaults } from './faulty'
${renamed}
export const routes = withFaults('${name}', healthy)
export const which = '${which}'
`
}
