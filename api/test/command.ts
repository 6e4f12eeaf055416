import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from './site'

/** Runs a command of the built api, as an operator does. */
export async function runCommand(words: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(root, 'api/dist/main.js'), ...words], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, error] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: child.exitCode, output: output + error }
}
