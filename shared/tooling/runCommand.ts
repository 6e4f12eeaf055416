import { existsSync } from 'node:fs'
import path from 'node:path'
import { command } from './command.mjs'
import { runProgram } from './runProgram'
import { standsAlone, titleOf } from './workspaces'

// brightfill <command>: everything a team does with its remote. In a remote's folder or repository the commands act on
// that remote; in the folder of the whole site they take its name.

type Run = (words: string[]) => unknown

const jestConfig = path.join(import.meta.dirname, 'jest/config.mjs')

/** The remote of the current folder. */
const here = existsSync('remote.json') ? [standsAlone ? '.' : path.basename(process.cwd())] : []

/**
 * A command that gets the name of the deployable among its arguments.
 * @param before how many arguments come before that name
 */
function named(load: () => Promise<Run>, before: (words: string[]) => number = () => 0): Run {
  return async (words) => {
    const run = await load()
    await run([...words.slice(0, before(words)), ...here, ...words.slice(before(words))])
  }
}

const releaseCommand = (name: 'activate' | 'rollback' | 'canary' | 'override' | 'remove') =>
  named(async () => (await import('./releases/commands'))[name])

const commands: Record<string, Run> = {
  dev: named(async () => (await import('./dev/dev')).dev),
  build: named(async () => (await import('./build')).build),
  types: named(async () => (await import('./lent/types')).types),
  test(words) {
    const project = here.flatMap((workspace) => ['--selectProjects', titleOf(workspace)])
    // Last, because words without an option after it would count as projects.
    process.exitCode = runProgram('jest/bin/jest.js', ['--config', jestConfig, ...words, ...project])
  },
  check: named(async () => (await import('./check/check')).check),
  release: named(async () => (await import('./releases/release')).release),
  activate: releaseCommand('activate'),
  rollback: releaseCommand('rollback'),
  canary: releaseCommand('canary'),
  override: releaseCommand('override'),
  remove: releaseCommand('remove'),
  releases: named(
    async () => (await import('./releases/releases')).releases,
    ([action = '']) => (/^(log|delete)$/.test(action) ? 1 : 0),
  ),
  keys: named(
    async () => (await import('./releases/keys')).keys,
    (words) => (/^(create|signing)$/.test(words[0] ?? '') ? 1 : words.length),
  ),
}

await command(async ([name = '', ...words]) => {
  const run = commands[name]
  if (!run) throw new Error(`Usage: brightfill <command>; commands are ${Object.keys(commands).join(', ')}`)
  await run(words)
})
