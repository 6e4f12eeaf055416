import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { build } from '../../shared/tooling/build'
import { ensureBrowser } from '../../shared/tooling/ensureBrowser'
import { benchPages } from '../bench/pages'
import { family, programOf, residentKilobytes } from '../bench/processes'
import { median, percentile } from '../bench/tables'
import { siteRegistry, untilShown } from '../siteRegistry'
import { startSite } from '../startSite'
import { outcomeOf, steadily } from '../steadily'
import { openTabs } from './openTabs'
import { publishVariants } from './teamVariants'

// npm run test:release-under-load: two teams release 20 times and roll back 5 times in one minute, while visitors send
// 100 requests per second and five tabs stay open. Nothing may fail. Then 100 swaps measure the memory of the
// composition server.

const SECONDS = 60
const RATE = 100
const PATIENCE = 10_000
const TABS = 5
const ROLL_BACK_WITHIN = 5_000
const WARM_UP = 20
const SWAPS = 100
const MEMORY_GROWTH = 1.1

await build()
const site = await startSite({ port: 3394, apiPort: 4394 })
const registry = siteRegistry(site)
const failures: string[] = []

try {
  const blog = publishVariants(site, {
    workspace: 'mfe-blog',
    file: 'src/articles/texts.ts',
    from: 'Notes from the filling hall',
    count: 10,
  })
  const catalogue = publishVariants(site, {
    workspace: 'mfe-catalogue',
    file: 'src/list/texts.ts',
    from: 'ready to inspect',
    count: 10,
  })
  await minute(blog, catalogue)
  await hundredSwaps(blog)
} finally {
  await site.stop()
}
for (const failure of failures) console.log(`FAILED ${failure}`)
process.exitCode = failures.length > 0 ? 1 : 0

/**
 * @param blog releases
 * @param catalogue releases
 */
async function minute(blog: string[], catalogue: string[]) {
  const pages = await benchPages(site.origin)
  const tabs = await openTabs(site.origin, { count: TABS, executablePath: ensureBrowser() })
  const load = steadyLoad(pages.map(({ path }) => path))
  const { releases, rollBacks } = await release(blog, catalogue)
  const { latencies, failures: failed } = await load
  const { navigations, problems } = await tabs.stop()

  const latency = [50, 97.5, 99, 100]
    .map((percent) => `p${percent} ${percentile(latencies, percent / 100).toFixed(0)} ms`)
    .join(', ')
  console.log(
    `requests          ${latencies.length + failed.length} in ${SECONDS} s, ${failed.length} failed; ${latency}`,
  )
  list(failed)
  console.log(`releases          ${releases.length}, visible after ${spread(releases)} ms (smoke rendering included)`)
  console.log(`roll backs        ${rollBacks.length}, visible after ${spread(rollBacks)} ms`)
  console.log(`tabs              ${TABS}, ${navigations} navigations, ${problems.length} problems`)
  list(problems)
  if (failed.length > 0) failures.push(`${failed.length} requests`)
  if (problems.length > 0) failures.push(`${problems.length} problems in open tabs`)
  if (Math.max(...rollBacks) > ROLL_BACK_WITHIN)
    failures.push(`a roll back was visible after ${Math.max(...rollBacks)} ms`)
}

/**
 * Visitors who ask for pages for a minute.
 * @param addresses requested in turn
 * @returns milliseconds of each answer, and the failures
 */
async function steadyLoad(addresses: string[]): Promise<{ latencies: number[]; failures: string[] }> {
  const agent = new Agent({ keepAlive: true })
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' }
  const latencies: number[] = []
  const failures: string[] = []
  const ask = async (number: number, due: number) => {
    const address = addresses[number % addresses.length] ?? '/'
    const signal = AbortSignal.timeout(PATIENCE)
    const { failure } = await outcomeOf(site.origin + address, { agent, headers, signal })
    if (failure) failures.push(`${address} ${failure}`)
    else latencies.push(performance.now() - due)
  }
  await steadily(RATE, (number) => number < RATE * SECONDS, ask)
  agent.destroy()
  return { latencies, failures }
}

/**
 * Publishes ten releases of each remote in turn, with a roll back after every fourth one. Returns the milliseconds
 * until each was visible.
 */
async function release(blog: string[], catalogue: string[]) {
  const releases = []
  const rollBacks = []
  const started = performance.now()
  for (let number = 0; number < 20; number += 1) {
    const name = number % 2 ? 'catalogue' : 'blog'
    const [former = '', release = ''] = ['', ...(number % 2 ? catalogue : blog)].slice(Math.floor(number / 2))
    releases.push(await timed(() => registry.activate({ [name]: release }), name, release))
    if (number % 4 === 3) {
      rollBacks.push(await timed(() => registry.rollBack(name, { to: former }), name, former))
    }
    await wait(Math.max(0, started + ((number + 1) * SECONDS * 1000) / 20 - performance.now()))
  }
  return { releases, rollBacks }
}

async function timed(act: () => Promise<unknown>, name: string, release: string) {
  const started = performance.now()
  await act()
  await untilShown(site.origin, name, release)
  return performance.now() - started
}

/** Swaps two releases in turn. The first swaps do not count, because a server that has just started needs more memory. */
async function hundredSwaps([one = '', other = '']: string[]) {
  const server = family(site.pid).find((pid) => programOf(pid) === 'dist/program/main.js') as number
  const megabytes: number[] = []
  for (let swap = 0; swap < WARM_UP + SWAPS; swap += 1) {
    const release = swap % 2 ? other : one
    await registry.activate({ blog: release })
    await untilShown(site.origin, 'blog', release)
    await fetch(`${site.origin}/blogs`, { signal: AbortSignal.timeout(30_000) })
    megabytes.push(residentKilobytes(server) / 1024)
  }
  const tenths = Array.from({ length: (WARM_UP + SWAPS) / 10 }, (_, tenth) =>
    median(megabytes.slice(tenth * 10, tenth * 10 + 10)),
  )
  console.log(
    `memory            ${tenths.map((value) => value.toFixed(0)).join(' ')} MB, medians of ten swaps each, ` +
      `the first ${WARM_UP} to warm up`,
  )
  const measured = megabytes.slice(WARM_UP)
  const [early, late] = [median(measured.slice(0, SWAPS / 2)), median(measured.slice(-SWAPS / 2))]
  if (late > early * MEMORY_GROWTH) failures.push(`memory grew from ${early.toFixed(0)} to ${late.toFixed(0)} MB`)
}

function spread(times: number[]) {
  const [least, most, middle] = [Math.min(...times), Math.max(...times), median(times)]
  return `${least.toFixed(0)} to ${most.toFixed(0)}, median ${middle.toFixed(0)}`
}

function list(problems: string[]) {
  for (const problem of [...new Set(problems)].slice(0, 10)) console.log(`  ${problem}`)
}
