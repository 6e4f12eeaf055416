import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from '../../shared/tooling/build'
import { command } from '../../shared/tooling/command.mjs'
import { printTable } from '../bench/tables'
import { root } from '../projectCopy'
import { startSite } from '../startSite'
import { fetchNode } from './fetchNode'

// npm run test:nodes: the built site and all unit and api tests on every Node that it is meant to run on. "-- 24" takes
// one version only, and words after the version are those of jest: "-- 24 api/test/media".

const MAJORS = ['22', '24', '26']
const PORT = Number(process.env.E2E_PORT) || 3510

type Node = ReturnType<typeof fetchNode>

await command(async ([major, ...patterns]) => {
  await build()
  const work = mkdtempSync(path.join(os.tmpdir(), 'brightfill-nodes-'))
  const rows = []
  try {
    for (const each of major ? [major] : MAJORS) rows.push(await tryOut(each, { work, patterns }))
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  console.log()
  printTable(
    ['Node', 'First page', 'Tests passed', 'Failed', 'Skipped', 'Time'],
    rows.map((row) => [row.version, row.firstPage, row.passed, row.failed, row.skipped, row.took]),
  )
  for (const { version, names } of rows) for (const name of names) console.log(`${version} failed: ${name}`)
  if (rows.some(({ firstPage, failed }) => failed > 0 || firstPage === 'none')) process.exitCode = 1
})

async function tryOut(major: string, { work, patterns }: { work: string; patterns: string[] }) {
  const node = fetchNode(major)
  const version = execFileSync(node.program, ['--version'], { encoding: 'utf8' }).trim()
  console.log(`\n== Node ${version}`)
  const started = Date.now()
  const firstPage = await startAndAsk(node).catch((error) => {
    console.error(error.message)
    return 'none'
  })
  const tests = await runTests(node, path.join(work, `${major}.json`), patterns)
  return { version, firstPage, took: `${Math.round((Date.now() - started) / 1000)} s`, ...tests }
}

/**
 * Starts the site on a new database, as `npm start` does, and asks for its first page.
 * @returns how long that took
 */
async function startAndAsk(node: Node): Promise<string> {
  const started = Date.now()
  const site = await startSite({ port: PORT, apiPort: PORT + 1, node })
  try {
    const answer = await fetch(`${site.origin}/`, { signal: AbortSignal.timeout(60_000) })
    const page = await answer.text()
    if (answer.status !== 200 || !page.includes('<h1')) throw new Error(`The first page is ${answer.status}:\n${page}`)
    return `${((Date.now() - started) / 1000).toFixed(1)} s`
  } finally {
    await site.stop()
  }
}

async function runTests({ program, env }: Node, report: string, patterns: string[]) {
  const words = ['--config', 'shared/tooling/jest/config.mjs', '--json', `--outputFile=${report}`, ...patterns]
  const jest = spawn(program, ['node_modules/jest/bin/jest.js', ...words], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await once(jest, 'close')
  const result = JSON.parse(readFileSync(report, 'utf8'))
  const { numPassedTests: passed, numFailedTests, numPendingTests: skipped, numRuntimeErrorTestSuites: broken } = result
  return { passed, failed: numFailedTests + broken, skipped, names: failures(result) }
}

/** The failed tests, and the files that did not run. */
function failures({
  testResults,
}: {
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}) {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = path.relative(root, name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length === 0 ? [file] : failed.map(({ fullName }) => `${file}: ${fullName}`)
    })
}
