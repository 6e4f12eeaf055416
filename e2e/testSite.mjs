import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runSite } from '../shared/tooling/runSite.mjs'

// The site of the browser tests. Its releases are a copy, so that a test can break one, or publish another, without touching the build.
const root = path.resolve(import.meta.dirname, '..')
const { RELEASES_ROOT: releases, DATA_DIR: data } = process.env

rmSync(releases, { recursive: true, force: true })
rmSync(data, { recursive: true, force: true })
for (const workspace of readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mfe-'))) {
  const dist = path.join(root, workspace, 'dist')
  if (!existsSync(dist)) continue
  mkdirSync(path.join(releases, workspace), { recursive: true })
  cpSync(dist, path.join(releases, workspace, 'dist'), { recursive: true })
}
// The provider that stands in for Google and LinkedIn; it lives as long as the site.
const provider = spawn(process.execPath, ['api/tooling/localProvider.mjs'], { cwd: root, stdio: 'ignore' })
await runSite()
provider.kill('SIGTERM')
rmSync(releases, { recursive: true, force: true })
rmSync(data, { recursive: true, force: true })
