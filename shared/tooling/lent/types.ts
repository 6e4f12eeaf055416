import path from 'node:path'
import { parseArgs } from 'node:util'
import { runProgram } from '../runProgram'
import { remoteWorkspaces, root } from '../workspaces'
import { writeLentTypes } from './lentTypes'

/**
 * brightfill types [mfe-blog]: fetches the types of borrowed components, and checks those of a workspace, or of all.
 */
export async function types(words: string[]) {
  const [workspace] = parseArgs({ args: words, allowPositionals: true }).positionals
  for (const remote of workspace ? [workspace] : remoteWorkspaces) await writeLentTypes(remote)
  process.exitCode = runProgram('@typescript/native/bin/tsc', ['--noEmit', '-p', path.join(root, workspace ?? '.')])
}
