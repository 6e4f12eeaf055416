import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { build } from '../../shared/tooling/build.mjs'

// npm run test:firefox: the journey of a buyer in the Firefox of this system, which WebDriver BiDi drives
// (e2e/firefox/journey.spec.ts).

const root = path.resolve(import.meta.dirname, '../..')
const firefox = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (file) => file && existsSync(file),
)
if (!firefox) console.log('No Firefox was found: "apt-get install firefox-esr", or name one in FIREFOX_PATH')
await build()
const { status } = spawnSync('npx', ['playwright', 'test', '--config', 'e2e/firefox/playwright.config.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, E2E_WORKERS: '1', FIREFOX_PATH: firefox ?? '' },
})
process.exitCode = status ?? 1
