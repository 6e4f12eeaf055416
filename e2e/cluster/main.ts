import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { numberOption } from '../../shared/tooling/numberOption'
import { benchPages } from '../bench/pages'
import { siteRegistry, untilShown } from '../siteRegistry'
import { publishVariants } from '../under-load/teamVariants'
import { countRows, readOnly } from './database'
import { whatIsMissing } from './missing'
import { compareRestored } from './restored'
import { startTogether } from './startTogether'
import { startFirstTime, unpackSite } from './topology'
import { type Visit, Visitors, visit } from './visitors'

// npm run test:cluster: the effect on visitors while parts of a site with several of each restart, are killed or are
// down. It needs PostgreSQL, nginx and the archives of `npm run package`. `--together 0` leaves out the ten starts on
// empty databases; `--rate 20` halves the traffic, for machines that cannot serve it beside everything else.

const PORT = Number(process.env.CLUSTER_PORT ?? 8443)
const KINDS = 5
const WHOLE_WITHIN = 2_000
const LIVE_WITHIN = 5_000
const MOST_LOST = 20
const AWAY = 10_000
/** Calls that may fail, with 503, while nothing can be written, and while nothing can be read either. */
const WRITES = ['form', 'sign-in']
const CALLS = ['call', ...WRITES]
const PICTURES = ['picture']
const { values } = parseArgs({
  options: { together: { type: 'string', default: '10' }, rate: { type: 'string', default: '40' } },
})
/** Requests of visitors per second. */
const RATE = numberOption('rate', values.rate)

const missing = whatIsMissing()
if (missing) {
  console.error(missing)
  process.exit(1)
}
const failures: string[] = []
const site = await unpackSite(PORT)
const together = numberOption('together', values.together)
if (together > 0)
  await startTogether(site, together).then(
    (row) => tell('start together', row),
    (error) => fail('start together', error.message),
  )
const running = await startFirstTime(site)
try {
  await underTraffic()
} finally {
  await running.stop()
}
process.exitCode = failures.length > 0 ? 1 : 0

async function underTraffic() {
  const [first] = site.shells
  const registry = siteRegistry(site.place)
  const blog = { workspace: 'mfe-blog', file: 'src/articles/texts.ts', from: 'Notes from the filling hall', count: 1 }
  const [release = ''] = publishVariants(site.place, blog)
  const pages = (await benchPages(first?.origin ?? '')).map(({ path }) => path)
  const pictures = ['blog/03-factory-hall', 'machines/capper/01-hero', 'machines/labeller/01-top'].flatMap((name) =>
    [320, 640].map((width) => `/storage/${name}.webp?w=${width}&format=webp`),
  )
  const next = site.nextRelease()
  const visitors = new Visitors(site.origin, { pages, pictures, perSecond: RATE })
  await wait(10_000) // the first of everything is slow

  await act('steady', visitors, () => wait(10_000), 0)
  await act('rolling restart', visitors, rollingRestart, 0)
  await act('upgrade', visitors, () => upgrade(next), 0)
  await act('back', visitors, () => restartApis(), 0)
  await act('kill -9', visitors, () => killOneOfEach(visitors), MOST_LOST)
  await keepPages(pages)
  await away('no PostgreSQL', visitors, site.postgres, CALLS)
  await away('no store', visitors, site.store, PICTURES)
  await act('read-only', visitors, () => readOnly(site, wait(5_000)), WRITES)
  const backup = path.join(site.folder, 'backup.tgz')
  await act('backup', visitors, () => site.command(['backup', backup]), 0)
  await act('release', visitors, () => shown('release', () => registry.activate({ blog: release }), release), 0)
  const { data } = await registry.list('blog')
  const former = data.find(({ state }) => state === 'former')?.release ?? ''
  await act('roll back', visitors, () => shown('roll back', () => registry.rollBack('blog'), former), 0)
  await visitors.stop()
  const ended = [...site.apis, ...site.shells].filter((server) => !server.runs)
  tell('processes', `${ended.length} ended by themselves`)
  for (const { name } of ended) fail(name, 'ended')
  await compare(visitors)
  await compareRestored(site, backup, next).then(
    (row) => tell('restore', row),
    (error) => fail('restore', error.message),
  )
  await closedToThePublic()
}

/** The next release's migration first, then its apis one after the other: for a while both versions serve. */
async function upgrade(next: string) {
  await site.command(['migrate'], { main: next })
  await restartApis(next)
}

/** @param main the program, by default that of the packaged release, on whatever tables there are */
async function restartApis(main?: string) {
  for (const api of site.apis) {
    api.main = main ?? site.apiMain
    await api.restart()
    await wait(2_000)
  }
}

/** Visitors cannot reach addresses that are only for operators. */
async function closedToThePublic() {
  const statuses = ['/metrics', '/readyz', '/healthz', '/backup/rows'].map((path) => visit(site.origin + path))
  const open = (await Promise.all(statuses)).filter((status) => status !== 404)
  if (open.length > 0) fail('metrics', 'are open to the public')
  else tell('metrics', 'and health are not open to the public')
}

async function rollingRestart() {
  for (const server of [...site.apis, ...site.shells]) {
    await server.restart()
    await wait(1_000)
  }
}

async function killOneOfEach(visitors: Visitors) {
  const victims = [site.apis[0], site.shells[0]]
  const killed = performance.now()
  await Promise.all(victims.map((server) => server?.end('SIGKILL')))
  await wait(8_000)
  await nothingFailedSince(killed + WHOLE_WITHIN, 'kill -9', visitors)
  for (const server of victims) {
    server?.start()
    await server?.untilReady()
  }
}

/** Each composition server keeps the pages that it sent, and one of them was started a moment ago. */
async function keepPages(pages: string[]) {
  for (const { origin } of site.shells)
    for (const page of pages)
      await fetch(origin + page, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(30_000) })
}

/**
 * A part is down: pages still work, requests that need it are told to come back, and all work soon after it is back.
 * @param allowed kinds of requests that need it
 */
async function away(
  name: string,
  visitors: Visitors,
  part: { kill(): Promise<void>; start(): Promise<void> },
  allowed: string[],
) {
  let back = 0
  const stopped = async () => {
    await part.kill()
    await wait(AWAY)
    await part.start()
    back = performance.now()
    await wait(WHOLE_WITHIN)
  }
  await act(name, visitors, stopped, allowed)
  await wait(3_000)
  await nothingFailedSince(back + WHOLE_WITHIN, name, visitors)
}

async function nothingFailedSince(moment: number, name: string, visitors: Visitors) {
  const visits = await visitors.between(moment, performance.now())
  const late = visits.filter(({ failure }) => failure)
  tell(name, `${visits.length} requests from ${WHOLE_WITHIN} ms after it on, ${late.length} failed`)
  if (visits.length === 0 || late.length > 0) fail(name, `the site was not whole ${WHOLE_WITHIN} ms after it`)
}

async function shown(name: string, change: () => Promise<unknown>, release: string) {
  await change()
  const started = performance.now()
  await Promise.all(site.shells.map(({ origin }) => untilShown(origin, 'blog', release)))
  const took = performance.now() - started
  tell(name, `live on both composition servers after ${took.toFixed(0)} ms`)
  if (took > LIVE_WITHIN) fail(name, `was live after ${took.toFixed(0)} ms only`)
}

/** @param allowed how many may fail; or which kinds may with 503, when everything else goes on */
async function act(name: string, visitors: Visitors, what: () => Promise<unknown>, allowed: number | string[]) {
  const from = performance.now()
  await what()
  const until = performance.now()
  const visits = await visitors.between(from, until)
  const failed = visits.filter(({ failure }) => failure)
  const slowest = Math.max(...visits.map(({ due, ended }) => ended - due))
  tell(name, `${visits.length} requests, ${failed.length} failed, slowest ${slowest.toFixed(0)} ms`)
  for (const [reason, count] of counted(failed)) console.log(`  ${count} × ${reason}`)
  const expected = Math.floor(((until - from) / 1000) * RATE) - 1
  const kinds = new Set(visits.map(({ kind }) => kind))
  if (visits.length < expected || kinds.size < KINDS)
    fail(name, `was not under traffic: ${expected} requests of ${KINDS} kinds were due`)
  if (typeof allowed === 'number') {
    if (failed.length > allowed) fail(name, `${failed.length} requests failed, ${allowed} may`)
    return
  }
  const wrong = failed.filter(({ kind, status }) => !allowed.includes(kind) || status !== 503)
  if (wrong.length > 0) fail(name, `${wrong.length} requests failed that may not, or in another way than 503`)
  for (const kind of allowed)
    if (!failed.some((visit) => visit.kind === kind)) fail(name, `no ${kind} was refused, so nothing was away`)
}

/** Nothing that was acknowledged is lost or stored twice. */
async function compare(visitors: Visitors) {
  const acknowledged = visitors.visits.filter(({ kind, failure }) => kind === 'form' && !failure)
  const stored = await countRows(site.databaseUrl)
  const lost = acknowledged.filter(({ company = '' }) => !stored.forms.has(company))
  const twice = [...stored.forms.values()].filter((count) => count > 1)
  const mails = new Set(site.mail.accepted.map(({ text }) => /^message-id: *(\S+)/im.exec(text)?.[1]))
  tell('forms', `${acknowledged.length} acknowledged, ${lost.length} lost, ${twice.length} stored twice`)
  tell('mails', `${stored.mails} sent, ${mails.size} arrived, ${site.mail.accepted.length - mails.size} twice`)
  if (acknowledged.length === 0 || lost.length > 0 || twice.length > 0) fail('forms', 'none, lost or stored twice')
  if (stored.waiting > 0 || mails.size !== site.mail.accepted.length)
    fail('mails', `${stored.waiting} wait, or came twice`)
}

function counted(visits: Visit[]) {
  const counts: Map<string, number> = new Map()
  for (const { kind, path, failure } of visits) {
    const reason = `${kind === 'page' ? path : kind} ${failure}`
    counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  return counts
}

function tell(name: string, row: string) {
  console.log(`${name.padEnd(16)}  ${row}`)
}

function fail(name: string, reason: string) {
  failures.push(name)
  tell(name, `FAILED: ${reason}`)
}
