import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { runSite } from '../shared/tooling/runSite.mjs'
import { root } from './projectCopy.mjs'

// The site of the browser tests: the builds of this checkout, published into a registry of its own.
const { DATA_DIR: data } = process.env
if (!data) throw new Error('DATA_DIR is missing')

rmSync(data, { recursive: true, force: true })
// The local provider replaces Google and LinkedIn and runs as long as the site.
const provider = spawn(process.execPath, ['api/tooling/localProvider.mjs'], { cwd: root, stdio: 'ignore' })
await runSite()
provider.kill('SIGTERM')
rmSync(data, { recursive: true, force: true })
