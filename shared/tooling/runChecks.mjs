import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from './workspaces.mjs'

/**
 * Everything `npm test` runs, one after another: a check counts as one test, a test runner as many as it ran.
 * @param {{ browser: string | undefined }} options
 * @returns {Promise<{ passed: number, failed: number, skipped: number, flaky: number }>}
 */
export async function runChecks({ browser }) {
  const reports = mkdtempSync(path.join(os.tmpdir(), 'brightfill-test-'))
  const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 }
  const add = ({ passed = 0, failed = 0, skipped = 0, flaky = 0 }) => {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
    total.flaky += flaky
  }
  try {
    add(check('Lint and format', 'lint'))
    add(check('Types', 'types'))
    add(check('Who may import whom', 'boundaries'))
    add(check('Dead code', 'dead-code'))
    const built = check('Build', 'build')
    add(built)
    if (built.failed) return total
    add(check('Component workshop', 'workshop:build'))
    add(jest(path.join(reports, 'jest.json')))
    add(playwright(path.join(reports, 'playwright.json'), browser))
    return total
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
}

/**
 * @param {string} title
 * @param {string} script of the root's package.json
 */
function check(title, script) {
  return run(title, 'npm', ['run', '--silent', script]) === 0 ? { passed: 1 } : { failed: 1 }
}

/** @param {string} report */
function jest(report) {
  const status = run('Unit and api tests', 'npx', [
    'jest',
    '--config',
    'shared/tooling/jest/config.mjs',
    '--json',
    `--outputFile=${report}`,
  ])
  const result = read(report)
  if (!result) return { failed: 1 }
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped,
    numRuntimeErrorTestSuites: broken,
  } = result
  return { passed, failed: failed + broken || Number(status !== 0), skipped }
}

/**
 * @param {string} report
 * @param {string | undefined} browser
 */
function playwright(report, browser) {
  const env = { ...process.env, CHROMIUM_PATH: browser ?? '', PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  const status = run('Browser tests', 'npx', ['playwright', 'test', '--config', 'e2e/playwright.config.ts'], env)
  const stats = read(report)?.stats
  if (!stats) return { failed: 1 }
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected || Number(status !== 0),
    skipped: stats.skipped,
    flaky: stats.flaky,
  }
}

/**
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 */
function run(title, command, args, env = process.env) {
  console.log(`\n== ${title}`)
  const started = Date.now()
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' })
  console.log(`== ${title}: ${status === 0 ? 'good' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  return status
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
