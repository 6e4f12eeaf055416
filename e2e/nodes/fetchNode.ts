import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from '../projectCopy'

/** `node@24` of the registry is a script that installs one of these, by the name of the system. */
const SYSTEMS = { win32: 'win' } as Record<string, string>

/**
 * The newest node of a major version, as the npm registry has it for this machine, kept in `.cache/nodes`.
 * @returns the program, and an environment in which `node` is this one
 */
export function fetchNode(major: string): { program: string; env: NodeJS.ProcessEnv } {
  const folder = path.join(root, '.cache/nodes', major)
  const name = `node-${SYSTEMS[process.platform] ?? process.platform}-${process.arch}`
  const program = path.join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(program)) {
    const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    execFileSync('npm', ['install', '--prefix', folder, ...options, `${name}@${major}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    })
  }
  const PATH = [path.dirname(program), process.env.PATH].join(path.delimiter)
  return { program, env: { ...process.env, PATH } }
}
