import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import path from 'node:path'
import { root, titleOf } from './workspaces'

const program = createRequire(import.meta.url).resolve('webpack/bin/webpack.js')

/**
 * Runs `npx webpack` in the folder of a deployable.
 * @throws Error when it fails; webpack has said why
 */
export async function webpackCli(workspace: string, ...args: string[]) {
  const child = spawn(process.execPath, [program, ...args], { cwd: path.join(root, workspace), stdio: 'inherit' })
  const stop = () => child.kill('SIGTERM')
  process.once('SIGTERM', stop)
  const [code] = await once(child, 'exit')
  process.off('SIGTERM', stop)
  if (code !== 0) throw new Error(`${titleOf(workspace)} could not be built`)
}
