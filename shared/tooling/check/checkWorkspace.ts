import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeLentTypes } from '../lent/lentTypes'
import { deployableOf, keyFile } from '../releases/registry'
import { runProgram } from '../runProgram'
import { root, titleOf } from '../workspaces'
import { importProblems } from './importProblems'
import { secretProblems } from './secretProblems'

const jestConfig = path.join(import.meta.dirname, '../jest/config.mjs')

/** Whether it passes, or why it was not checked */
type Finding = boolean | { notChecked: string }

/** The checks before a release is uploaded, quick ones first. Each prints what it finds. Budgets are the build's. */
const checks: Record<string, (workspace: string) => Finding | Promise<Finding>> = {
  imports: (workspace) => !isRemote(workspace) || isNone(importProblems(path.join(root, workspace))),
  secrets: async (workspace) =>
    isNone(isRemote(workspace) ? await secretProblems(path.join(root, workspace), keysOf(workspace)) : []),
  // The repository of a team chooses its own linter.
  lint: (workspace) =>
    existsSync(path.join(root, 'biome.json'))
      ? runProgram('@biomejs/biome/bin/biome', ['check', path.join(root, workspace)]) === 0
      : { notChecked: 'no biome.json' },
  types: async (workspace) => {
    if (isRemote(workspace)) await writeLentTypes(workspace)
    return runProgram('@typescript/native/bin/tsc', ['--noEmit', '-p', path.join(root, workspace)]) === 0
  },
  tests: (workspace) =>
    runProgram('jest/bin/jest.js', ['--config', jestConfig, '--selectProjects', titleOf(workspace), '--silent']) === 0,
}

/**
 * @param skipped names of checks, or "all"
 * @returns names of those that were left out
 * @throws Error that names the check which failed
 */
export async function checkWorkspace(workspace: string, skipped: string[] = []): Promise<string[]> {
  // Pages are opened in a browser once they are published (hydration/hydratePages.ts).
  const known = [...Object.keys(checks), 'hydration']
  const strange = skipped.find((name) => name !== 'all' && !known.includes(name))
  if (strange !== undefined) throw new Error(`Unknown check "${strange}"; choose from ${known.join(', ')}, all`)
  const leftOut = [...(skipped.includes('all') ? known : skipped)]
  for (const [name, passes] of Object.entries(checks)) {
    if (leftOut.includes(name)) {
      console.log(`${titleOf(workspace)}: ${name} not checked`)
      continue
    }
    const started = performance.now()
    const found = await passes(workspace)
    if (typeof found === 'object') {
      leftOut.push(name)
      console.log(`${titleOf(workspace)}: ${name} not checked: ${found.notChecked}`)
      continue
    }
    if (!found) throw new Error(`${titleOf(workspace)} is not released: see ${name} above`)
    console.log(`${titleOf(workspace)}: ${name} checked (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  }
  return leftOut
}

function isNone(problems: string[]) {
  for (const problem of problems) console.error(problem)
  return problems.length === 0
}

const isRemote = (workspace: string) => existsSync(path.join(root, workspace, 'remote.json'))

function keysOf(workspace: string) {
  const own = path.join(root, keyFile(deployableOf(workspace)))
  const folder = path.dirname(own)
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(path.basename(own))) : []
  const kept = files.map((name) => readFileSync(path.join(folder, name), 'utf8').trim())
  return [...kept, process.env.DEPLOY_KEY ?? '', process.env.SIGNING_KEY ?? ''].filter((key) => key !== '')
}
