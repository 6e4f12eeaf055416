import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { benchPages } from '../bench/pages.mjs'
import { family, programOf, residentKilobytes } from '../bench/processes.mjs'
import { startSite } from '../startSite.mjs'
import { openTabs } from './openTabs.mjs'
import { registryOf } from './registry.mjs'
import { publishVariants } from './teamVariants.mjs'

// Two teams release 20 times and roll back 5 times in a minute in which visitors ask 100 times per second and five tabs stay open. Nothing
// may fail (issue of the release registry; design §6). Then 100 swaps, for the memory of the composition server.

const SECONDS = 60
const RATE = 100
const TABS = 5
const ROLL_BACK_WITHIN = 5_000
const SWAPS = 100

const folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-under-load-'))
const dataDir = path.join(folder, 'data')
const ports = { port: 3394, apiPort: 4394 }
const site = await startSite({ ...ports, dataDir })
const registry = registryOf({ ...ports, dataDir, origin: site.origin })
const failures = []

try {
  const env = { ...process.env, API_ORIGIN: `http://127.0.0.1:${ports.apiPort}`, DATA_DIR: dataDir }
  const blog = publishVariants({
    workspace: 'mfe-blog',
    file: 'src/articles/texts.ts',
    from: 'Notes from the filling hall',
    count: 10,
    env,
  })
  const catalogue = publishVariants({ workspace: 'mfe-catalogue', file: 'src/list/texts.ts', from: 'ready to inspect', count: 10, env })
  await minute(blog, catalogue)
  await hundredSwaps(blog)
} finally {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}
for (const failure of failures) console.log(`FAILED ${failure}`)
process.exitCode = failures.length > 0 ? 1 : 0

async function minute(blog, catalogue) {
  const pages = await benchPages(site.origin)
  const tabs = await openTabs(site.origin, TABS)
  const load = autocannon({
    url: site.origin,
    connections: 20,
    overallRate: RATE,
    duration: SECONDS,
    timeout: 10,
    requests: pages.map(({ path: address }) => ({ path: address, headers: { 'accept-encoding': 'br', accept: 'text/html' } })),
  })
  const { releases, rollBacks } = await release(blog, catalogue)
  const { '2xx': good, non2xx, errors, timeouts, latency } = await load
  const { navigations, problems } = await tabs.stop()

  console.log(
    `requests          ${good + non2xx} in ${SECONDS} s, ${non2xx + errors + timeouts} failed; latency p50 ${latency.p50} ms, p97.5 ${latency.p97_5} ms, p99 ${latency.p99} ms`,
  )
  console.log(`releases          ${releases.length}, visible after ${spread(releases)} ms (smoke rendering included)`)
  console.log(`roll backs        ${rollBacks.length}, visible after ${spread(rollBacks)} ms`)
  console.log(`tabs              ${TABS}, ${navigations} navigations, ${problems.length} problems`)
  for (const problem of [...new Set(problems)].slice(0, 10)) console.log(`  ${problem}`)
  if (non2xx + errors + timeouts > 0) failures.push(`${non2xx + errors + timeouts} requests`)
  if (good < RATE * SECONDS * 0.95) failures.push(`only ${good} of ${RATE * SECONDS} requests were answered`)
  if (problems.length > 0) failures.push(`${problems.length} problems in open tabs`)
  if (Math.max(...rollBacks) > ROLL_BACK_WITHIN) failures.push(`a roll back was visible after ${Math.max(...rollBacks)} ms`)
}

/** Ten releases of each remote in turn; after every fourth one a roll back to the one before. Milliseconds until each was visible. */
async function release(blog, catalogue) {
  const releases = []
  const rollBacks = []
  const started = performance.now()
  for (let number = 0; number < 20; number += 1) {
    const [name, variants] = number % 2 ? ['catalogue', catalogue] : ['blog', blog]
    const index = Math.floor(number / 2)
    releases.push(await timed(() => registry.activate(name, variants[index].release), name, variants[index].release))
    if (number % 4 === 3) {
      const former = variants[index - 1].release
      rollBacks.push(await timed(() => registry.rollBack(name, former), name, former))
    }
    await wait(Math.max(0, started + ((number + 1) * SECONDS * 1000) / 20 - performance.now()))
  }
  return { releases, rollBacks }
}

async function timed(act, name, release) {
  const started = performance.now()
  await act()
  await registry.untilShown(name, release)
  return performance.now() - started
}

async function hundredSwaps([one, other]) {
  const server = family(site.pid).find((pid) => programOf(pid).includes('shell/dist/program'))
  const measured = []
  for (let swap = 1; swap <= SWAPS; swap += 1) {
    const { release } = swap % 2 ? one : other
    await registry.activate('blog', release)
    await registry.untilShown('blog', release)
    await fetch(`${site.origin}/blogs`)
    if (swap % 10 === 0) measured.push({ swap, megabytes: residentKilobytes(server) / 1024 })
  }
  console.log(
    `memory            ${measured.map(({ swap, megabytes }) => `${swap}: ${megabytes.toFixed(0)}`).join('  ')} MB after so many swaps`,
  )
  const mean = (rows) => rows.reduce((sum, { megabytes }) => sum + megabytes, 0) / rows.length
  const [early, late] = [mean(measured.slice(1, 4)), mean(measured.slice(-3))]
  if (late > early * 1.1) failures.push(`memory grew from ${early.toFixed(0)} to ${late.toFixed(0)} MB`)
}

function spread(times) {
  const sorted = times.toSorted((a, b) => a - b)
  return `${sorted[0].toFixed(0)} to ${sorted.at(-1).toFixed(0)}, median ${sorted[Math.floor(sorted.length / 2)].toFixed(0)}`
}
