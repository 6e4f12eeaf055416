import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { runSite } from '../shared/tooling/runSite'
import { root } from './projectCopy'
import { fillDataFolder } from './siteTemplate'

// The site of the browser tests: the builds of this checkout in a registry of its own.
const { DATA_DIR: data, PORT, API_PORT } = process.env
if (!data) throw new Error('DATA_DIR is missing')

/** Beside the ports of the site and of what its tests start. */
const BESIDE = 70

rmSync(data, { recursive: true, force: true })
const keepPictures = await fillDataFolder(data, { port: Number(PORT) + BESIDE, apiPort: Number(API_PORT) + BESIDE })
// The local provider replaces Google and LinkedIn and runs as long as the site.
const provider = spawn(process.execPath, ['--import', 'tsx', 'api/tooling/localProvider.ts'], {
  cwd: root,
  stdio: 'ignore',
})
await runSite({ ...process.env, PICTURES_AHEAD: '0' })
provider.kill('SIGTERM')
await keepPictures()
rmSync(data, { recursive: true, force: true })
