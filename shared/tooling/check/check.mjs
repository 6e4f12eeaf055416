import { parseArgs } from 'node:util'
import { workspaceOf } from '../releases/registry.mjs'
import { checkWorkspace } from './checkWorkspace.mjs'

/**
 * brightfill check [mfe-blog] [--skip tests,types]: what a release is checked for, without releasing it.
 * @param {string[]} words
 */
export async function check(words) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { skip: { type: 'string', default: '' } },
  })
  const [workspace] = positionals
  if (!workspace) throw new Error('Usage: brightfill check <deployable> [--skip tests,types]')
  await checkWorkspace(workspaceOf(workspace), values.skip.split(',').filter(Boolean))
}
