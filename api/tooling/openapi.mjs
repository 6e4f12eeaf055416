import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { build } from '../../shared/tooling/build.mjs'
import { root } from '../../shared/tooling/workspaces.mjs'
import { startApi } from './apiProcess.mjs'

// Writes the description of all calls, as the api publishes it, to openapi.json. A test compares the two.

const file = path.join(root, 'api/openapi.json')
await build(['api'])
const api = await startApi({ env: { SEED: 'none' } })
writeFileSync(file, await (await fetch(`${api.url}/api/docs`, { signal: AbortSignal.timeout(30_000) })).text())
await api.stop()
execFileSync('npx', ['biome', 'format', '--write', file], { cwd: root, stdio: 'inherit' })
