import { parseArgs } from 'node:util'
import { workspaceOf } from '../releases/registry'
import { checkWorkspace } from './checkWorkspace'

/** brightfill check [mfe-blog] [--skip tests,types]: runs the checks of a release, without releasing it. */
export async function check(words: string[]) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { skip: { type: 'string', default: '' } },
  })
  const [workspace] = positionals
  if (!workspace) throw new Error('Usage: brightfill check <deployable> [--skip tests,types]')
  await checkWorkspace(workspaceOf(workspace), values.skip.split(',').filter(Boolean))
}
