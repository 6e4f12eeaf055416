#!/usr/bin/env node
import { existsSync } from 'node:fs'
import path from 'node:path'
import { command } from './command.mjs'
import { runProgram } from './runProgram.mjs'
import { standsAlone, titleOf } from './workspaces.mjs'

// brightfill <command>: everything a team does with its remote. In the folder of a remote, or in its own repository,
// the commands mean that remote; in the folder of the whole site they are given its name.

const jestConfig = path.join(import.meta.dirname, 'jest/config.mjs')

/** The remote of the folder that the command was given in. */
const here = existsSync('remote.json') ? [standsAlone ? '.' : path.basename(process.cwd())] : []

/**
 * Programs take the words as they are, modules the name of the deployable among them: `before` says how many words
 * come first.
 * @type {Record<string, { program: (words: string[]) => void } | { module: () => Promise<unknown>, before?: (words:
 *   string[]) => number }>}
 */
const commands = {
  dev: { module: () => import('./dev/dev.mjs') },
  build: { module: async () => (await import('./build.mjs')).build(process.argv.slice(2)) },
  types: { module: () => import('./lent/types.mjs') },
  test: {
    program: (words) => {
      const project = here.flatMap((workspace) => ['--selectProjects', titleOf(workspace)])
      // Last, because words without an option after it would count as projects.
      runProgram('jest/bin/jest.js', ['--config', jestConfig, ...words, ...project])
    },
  },
  check: { module: () => import('./check/check.mjs') },
  release: { module: () => import('./releases/release.mjs') },
  activate: { module: () => import('./releases/activate.mjs') },
  rollback: { module: () => import('./releases/rollback.mjs') },
  canary: { module: () => import('./releases/canary.mjs') },
  override: { module: () => import('./releases/override.mjs') },
  remove: { module: () => import('./releases/remove.mjs') },
  releases: {
    module: () => import('./releases/releases.mjs'),
    before: ([action = '']) => (/^(log|delete)$/.test(action) ? 1 : 0),
  },
  keys: {
    module: () => import('./releases/keys.mjs'),
    before: (words) => (/^(create|signing)$/.test(words[0] ?? '') ? 1 : words.length),
  },
}

await command(async ([name = '', ...words]) => {
  const chosen = commands[name]
  if (!chosen) throw new Error(`Usage: brightfill <command>; commands are ${Object.keys(commands).join(', ')}`)
  if ('program' in chosen) return chosen.program(words)
  const before = chosen.before?.(words) ?? 0
  process.argv.splice(2, process.argv.length, ...words.slice(0, before), ...here, ...words.slice(before))
  await chosen.module()
})
