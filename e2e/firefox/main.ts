import { existsSync } from 'node:fs'
import { build } from '../../shared/tooling/build'
import { runPlaywright } from '../runPlaywright'

// npm run test:firefox: the journey of a buyer in the Firefox of this system, which WebDriver BiDi drives
// (e2e/firefox/journey.spec.ts).

const firefox = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (file) => file && existsSync(file),
)
if (!firefox) console.log('No Firefox was found: "apt-get install firefox-esr", or name one in FIREFOX_PATH')
await build()
runPlaywright('e2e/firefox', [], { E2E_WORKERS: '1', FIREFOX_PATH: firefox ?? '' })
