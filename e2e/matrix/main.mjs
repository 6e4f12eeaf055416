import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { build } from '../../shared/tooling/build.mjs'
import { ensureBrowser } from '../../shared/tooling/ensureBrowser.mjs'

// npm run test:matrix [-- -g "blog, hang"]: every way a remote can fail, on the server and in the browser (e2e/matrix/matrix.spec.ts).

const root = path.resolve(import.meta.dirname, '../..')
await build()
const { status } = spawnSync('npx', ['playwright', 'test', '--config', 'e2e/matrix/playwright.config.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: ensureBrowser() ?? '' },
})
process.exitCode = status ?? 1
