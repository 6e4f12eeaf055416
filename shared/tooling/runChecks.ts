import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from './workspaces'

/** Checks that need no other, the longest first: title and script of the root's package.json. */
const checks = [
  ['Build', 'build'],
  ['Types', 'types'],
  ['Dead code', 'dead-code'],
  ['Lint and format', 'lint'],
]
/** Each keeps one core busy. */
const AT_ONCE = 2
/** Flaky: titles of tests */
interface Counts {
  passed: number
  failed: number
  skipped: number
  flaky: string[]
}

/** Lists all folders, and fails when a build removes one meanwhile. */
const afterBuild = ['Who may import whom', 'boundaries']

/**
 * Everything `npm test` runs: the checks, then the tests. A check counts as one test, a test runner as many as it ran.
 */
export async function runChecks({ browser }: { browser: string | undefined }): Promise<Counts> {
  const left = [...checks]
  const counts: Partial<Counts>[] = []
  let built = false
  const check = async ([title = '', script = '']: string[]) => {
    const good = (await run(title, 'npm', ['run', '--silent', script], { quiet: true })) === 0
    counts.push(good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
    if (script === 'build') built = good
  }
  const checkNext = async () => {
    for (let next = left.shift(); next; next = left.shift()) await check(next)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, checkNext))
  await check(afterBuild)
  return sum(built ? [...counts, ...(await runTests({ browser, project: 'core' }))] : counts)
}

/** Everything `npm run test:browser` runs: the browser tests that are not in `e2e/tests/core`. */
export async function runBrowser({ browser }: { browser: string | undefined }): Promise<Counts> {
  if ((await run('Build', 'npm', ['run', '--silent', 'build'])) !== 0) return sum([{ passed: 0, failed: 1 }])
  return sum([await inReports((reports) => playwright(reports, process.env, { browser, project: 'rest' }))])
}

/**
 * Everything `npm run test:long` runs: the tests of the api on both databases, and what takes too long for each change
 * (`*.long.test.ts`, `*.long.spec.ts`).
 */
export async function runLong({ browser }: { browser: string | undefined }): Promise<Counts> {
  for (const script of ['build', 'workshop:build'])
    if ((await run(script, 'npm', ['run', '--silent', script])) !== 0) return sum([{ passed: 0, failed: 1 }])
  const env = { ...process.env, LONG_TESTS: '1' }
  return sum(await runTests({ browser, project: 'long', env, only: ['--selectProjects', 'api'] }))
}

/** A project of `e2e/playwright.config.ts` */
type Project = 'core' | 'rest' | 'long'

/** @param options only: arguments for jest */
function runTests({
  browser,
  project,
  env = process.env,
  only = [],
}: {
  browser: string | undefined
  project: Project
  env?: NodeJS.ProcessEnv
  only?: string[]
}) {
  return inReports(async (reports) => [
    await jest(path.join(reports, 'jest.json'), { env, only }),
    await playwright(reports, env, { browser, project }),
  ])
}

/** @param work gets a folder for reports */
async function inReports<T>(work: (folder: string) => Promise<T>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-test-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function sum(counts: Partial<Counts>[]) {
  const total: Counts = { passed: 0, failed: 0, skipped: 0, flaky: [] }
  for (const { passed = 0, failed = 0, skipped = 0, flaky = [] } of counts) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
    total.flaky.push(...flaky)
  }
  return total
}

async function jest(
  report: string,
  { env, only }: { env: NodeJS.ProcessEnv; only: string[] },
): Promise<Partial<Counts>> {
  const reporting = [`--reporters=${root}/shared/tooling/jest/QuietReporter.mjs`, '--json', `--outputFile=${report}`]
  const words = ['jest', '--config', 'shared/tooling/jest/config.mjs', ...reporting, ...only]
  const status = await run('Unit and api tests', 'npx', words, { env })
  const result = read(report)
  if (!result) return { passed: 0, failed: 1 }
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped,
    numRuntimeErrorTestSuites: broken,
  } = result
  return { passed, failed: failed + broken || Number(status !== 0), skipped }
}

/** Core is short: starting several sites would cost more time than it saves. */
const sites = { core: 1, rest: 2, long: 2 }

/** @param reports a folder */
async function playwright(
  reports: string,
  env: NodeJS.ProcessEnv,
  { browser, project }: { browser: string | undefined; project: Project },
): Promise<Partial<Counts>> {
  const report = path.join(reports, 'playwright.json')
  const words = ['playwright', 'test', '--config', 'e2e/playwright.config.ts', `--project=${project}`]
  const status = await run('Browser tests', 'npx', words, {
    env: {
      E2E_WORKERS: String(sites[project]),
      ...env,
      CHROMIUM_PATH: browser ?? '',
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  })
  const result = read(report)
  if (!result) return { passed: 0, failed: 1 }
  const { expected, unexpected, skipped, flaky } = result.stats
  return {
    passed: expected + flaky,
    failed: unexpected || Number(status !== 0),
    skipped,
    flaky: result.suites.flatMap(flakyTitles),
  }
}

type Suite = { file: string; title: string; suites?: Suite[]; specs: { title: string; tests: { status: string }[] }[] }

function flakyTitles({ file, suites = [], specs }: Suite): string[] {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
  return [...flaky.map(({ title }) => `${file}: ${title}`), ...suites.flatMap(flakyTitles)]
}

/**
 * @param options quiet: its output is printed when it fails
 * @returns its exit code
 */
async function run(
  title: string,
  command: string,
  args: string[],
  { env = process.env, quiet = false }: { env?: NodeJS.ProcessEnv; quiet?: boolean } = {},
): Promise<number | null> {
  if (!quiet) console.log(`\n== ${title}`)
  const started = Date.now()
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
  })
  const output = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''))
  const [status] = await once(child, 'close')
  if (quiet && status !== 0) console.log(`\n== ${title}\n${(await Promise.all(output)).join('')}`)
  console.log(`== ${title}: ${status === 0 ? 'passed' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
  return status
}

function read(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
