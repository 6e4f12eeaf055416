import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { startApi } from './apiProcess.mjs'

// Writes the description of all calls, as the api publishes it, to openapi.json. A test compares the two.

const root = path.resolve(import.meta.dirname, '../..')
const file = path.join(root, 'api/openapi.json')
execFileSync(process.execPath, [path.join(root, 'shared/tooling/build.mjs'), 'api'], { stdio: 'inherit' })
const api = await startApi({ root, env: { SEED: 'none' } })
writeFileSync(file, await (await fetch(`${api.url}/api/docs`, { signal: AbortSignal.timeout(30_000) })).text())
await api.stop()
execFileSync('npx', ['biome', 'format', '--write', file], { cwd: root, stdio: 'inherit' })
