import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { buildNodeProgram } from '../../shared/tooling/nodeProgram'
import { root } from '../../shared/tooling/workspaces'

// node --import tsx tooling/program.ts <entry> [parameters]: builds a program of this workspace beside the workers of
// the embedded database and runs it.

const [entry, ...parameters] = process.argv.slice(2)
if (!entry) throw new Error('Usage: node --import tsx tooling/program.ts <entry> [parameters]')
const workers = ['embedded', 'newDatabase'].map((name) => `src/database/embedded/${name}.worker.ts`)
// At the depth of dist, so that the program finds the migrations; one folder per run, because tests run in parallel.
const outdir = `.program-${process.pid}`
try {
  await buildNodeProgram({ workspace: 'api', entries: [entry, ...workers], outdir })
  const program = path.join(root, 'api', outdir, `${path.basename(entry, '.ts')}.js`)
  process.exitCode =
    spawnSync(process.execPath, ['--enable-source-maps', program, ...parameters], { stdio: 'inherit' }).status ?? 1
} finally {
  rmSync(path.join(root, 'api', outdir), { recursive: true, force: true })
}
