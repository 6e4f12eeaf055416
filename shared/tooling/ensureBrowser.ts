import { spawnSync } from 'node:child_process'
import { CHROMIUM, findBrowser } from './findBrowser'

// Debian's font with the widths of Arial. The site's fallback font is built on them; without it a page moves when its
// own font loads, which happens on no visitor's machine.
const arial = 'fonts-liberation'

/**
 * A Chromium for the browser tests: one on this system, else Debian's package when we may install it, else Playwright's
 * own download.
 * @returns path of its program; undefined means Playwright's own
 */
export function ensureBrowser(): string | undefined {
  const found = findBrowser()
  const missing = [...(found ? [] : [CHROMIUM]), ...(hasArial() ? [] : [arial])]
  if (missing.length > 0 && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log(`Installing Debian's ${missing.join(' and ')} ...`)
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const browser = found || findBrowser()
  if (browser) return browser
  console.log("Installing Playwright's Chromium ...")
  const { status } = spawnSync('npx', ['playwright', 'install', '--only-shell', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('No Chromium was found and none could be installed; name one in CHROMIUM_PATH')
  return undefined
}

function hasArial() {
  return /Arial|Liberation/.test(String(spawnSync('fc-match', ['Arial']).stdout))
}
