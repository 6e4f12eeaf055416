import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

// Builds the bench beside the workers of the embedded database and runs it; its parameters are those of bench/main.ts.

const root = path.resolve(import.meta.dirname, '../..')
const { buildNodeProgram } = await import(pathToFileURL(path.join(root, 'shared/tooling/nodeProgram.mjs')).href)
const workers = ['embedded', 'newDatabase'].map((name) => `src/database/${name}.worker.ts`)
await buildNodeProgram({ workspace: 'api', entries: ['bench/main.ts', ...workers], outdir: '.cache' })
const program = path.join(root, 'api/.cache/main.js')
process.exitCode =
  spawnSync(process.execPath, ['--enable-source-maps', program, ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1
