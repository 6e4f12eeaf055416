import path from 'node:path'
import { parseArgs } from 'node:util'
import { runProgram } from '../runProgram.mjs'
import { remoteWorkspaces, root } from '../workspaces.mjs'
import { writeLentTypes } from './lentTypes.mjs'

/**
 * brightfill types [mfe-blog]: fetches the types of borrowed components, and checks those of a workspace, or of all.
 * @param {string[]} words
 */
export async function types(words) {
  const [workspace] = parseArgs({ args: words, allowPositionals: true }).positionals
  for (const remote of workspace ? [workspace] : remoteWorkspaces) await writeLentTypes(remote)
  process.exitCode = runProgram('@typescript/native/bin/tsc', ['--noEmit', '-p', path.join(root, workspace ?? '.')])
}
