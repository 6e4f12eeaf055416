#!/usr/bin/env node
import { existsSync } from 'node:fs'
import path from 'node:path'
import { command } from './command.mjs'
import { runProgram } from './runProgram.mjs'
import { standsAlone, titleOf } from './workspaces.mjs'

// brightfill <command>: everything a team does with its remote. In the folder of a remote, or in its own repository,
// the commands mean that remote; in the folder of the whole site they are given its name.

/** @typedef {(words: string[]) => unknown} Run */

const jestConfig = path.join(import.meta.dirname, 'jest/config.mjs')

/** The remote of the folder that the command was given in. */
const here = existsSync('remote.json') ? [standsAlone ? '.' : path.basename(process.cwd())] : []

/**
 * A command that gets the name of the deployable among its words.
 * @param {() => Promise<Run>} load
 * @param {(words: string[]) => number} before how many words come before that name
 * @returns {Run}
 */
function named(load, before = () => 0) {
  return async (words) => {
    const run = await load()
    await run([...words.slice(0, before(words)), ...here, ...words.slice(before(words))])
  }
}

/** @param {'activate' | 'rollback' | 'canary' | 'override' | 'remove'} name */
const releaseCommand = (name) => named(async () => (await import('./releases/commands.mjs'))[name])

/** @type {Record<string, Run>} */
const commands = {
  dev: named(async () => (await import('./dev/dev.mjs')).dev),
  build: named(async () => (await import('./build.mjs')).build),
  types: named(async () => (await import('./lent/types.mjs')).types),
  test(words) {
    const project = here.flatMap((workspace) => ['--selectProjects', titleOf(workspace)])
    // Last, because words without an option after it would count as projects.
    process.exitCode = runProgram('jest/bin/jest.js', ['--config', jestConfig, ...words, ...project])
  },
  check: named(async () => (await import('./check/check.mjs')).check),
  release: named(async () => (await import('./releases/release.mjs')).release),
  activate: releaseCommand('activate'),
  rollback: releaseCommand('rollback'),
  canary: releaseCommand('canary'),
  override: releaseCommand('override'),
  remove: releaseCommand('remove'),
  releases: named(
    async () => (await import('./releases/releases.mjs')).releases,
    ([action = '']) => (/^(log|delete)$/.test(action) ? 1 : 0),
  ),
  keys: named(
    async () => (await import('./releases/keys.mjs')).keys,
    (words) => (/^(create|signing)$/.test(words[0] ?? '') ? 1 : words.length),
  ),
}

await command(async ([name = '', ...words]) => {
  const run = commands[name]
  if (!run) throw new Error(`Usage: brightfill <command>; commands are ${Object.keys(commands).join(', ')}`)
  await run(words)
})
