import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LiveRemote } from '../../src/composition/composition'
import type { LiveComposition } from '../releases/composeReleases'

// Real processes. A bundle instead of the shell's acts by the address, through a file of the remote as in a release.
// `/blog/run?code=...` runs any code there and shows what it returns, or why it cannot.
const behaviour = `
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  const worked = (since) => { const { user, system } = process.cpuUsage(since); return user + system }
  const run = async (code, ask) => {
    try {
      return JSON.stringify(await new Function('require', 'ask', 'return (async () => {' + code + '})()')(require, ask))
    } catch (error) {
      return error.code || error.message
    }
  }
  exports.loop = () => { for (;;); }
  exports.page = async (address, code, ask) => {
    if (address.endsWith('/run')) return run(code, ask)
    if (address.endsWith('/loop')) exports.loop()
    if (address.endsWith('/late-loop')) return wait(20).then(exports.loop)
    if (address.endsWith('/work')) for (const since = process.cpuUsage(); worked(since) < 100_000; );
    if (address.endsWith('/hang')) return wait(60_000)
    if (address.endsWith('/end')) process.exit(3)
    if (address.endsWith('/fill')) { const all = []; for (;;) all.push(new Array(100_000).fill({})) }
    if (address.endsWith('/fill-buffers')) { const all = []; for (;; await wait(1)) all.push(Buffer.alloc(64 << 20, 1)) }
    if (address.endsWith('/asks')) await ask({ method: 'GET', path: '/api/pages' })
    if (address.endsWith('/forgotten-promise')) Promise.reject(new Error('nobody waits for this'))
    if (address.endsWith('/slow')) await wait(300)
  }
`
const bundle = `
  exports.startRendering = async ({ composition, directories }, ask) => async ({ url, resting }) => {
    const { pathname, searchParams } = new URL(url)
    const owner = directories[pathname.split('/')[1]]
    const shown = owner && (await require(owner + '/page.cjs').page(pathname, searchParams.get('code'), ask))
    if (pathname === '/borrowing' && !resting.includes('blog')) require(directories.blog + '/page.cjs').loop()
    const { release } = composition.remotes.find(({ name }) => name === 'blog')
    const failures =
      pathname === '/blog/fail-as-' + release
        ? [{ remote: 'blog', release, route: 'blog', where: 'render', message: 'failed' }]
        : []
    const status = Number(pathname.match(new RegExp('status-([0-9]+)(-as-' + release + ')?$'))?.[1] ?? 200)
    return { status, html: shown || pathname, failures, complete: failures.length === 0 }
  }
`

const remotes = ['blog', 'catalogue', 'content']

/** For tests: the program of a render process, and compositions of three remotes that do what an address says. */
export function renderFixture() {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'brightfill-render-')))
  const program = path.join(folder, 'program/render.worker.mjs')
  const source = path.join(__dirname, 'render.worker.ts')
  const esbuild = require.resolve('esbuild/bin/esbuild')
  execFileSync(esbuild, [
    source,
    `--outfile=${program}`,
    '--bundle',
    '--platform=node',
    '--format=esm',
    '--log-level=error',
  ])
  for (const name of ['shell', ...remotes]) mkdirSync(path.join(folder, name))
  writeFileSync(path.join(folder, 'shell/render.cjs'), bundle)
  for (const remote of remotes) writeFileSync(path.join(folder, remote, 'page.cjs'), behaviour)

  return {
    folder,
    program: pathToFileURL(program),
    composition: (id: string, blog = 'r1'): LiveComposition => ({
      id,
      shell: { release: 's', base: '/', files: { entry: '', integrity: {}, chunks: {} } },
      remotes: [
        remote('blog', blog, [{ id: 'blog', path: '/blog/:what' }]),
        remote('catalogue', 'r1', [{ id: 'catalogue', path: '/catalogue/:what' }]),
        remote('content', 'r1', [
          { id: 'borrowing', path: '/borrowing', borrows: ['blog/Cards'] },
          { id: 'reset', path: '/reset-password' },
        ]),
      ],
      renderer: path.join(folder, 'shell/render.cjs'),
      directories: Object.fromEntries(remotes.map((name) => [name, path.join(folder, name)])),
      parameters: { catalogue: ['search'], reset: ['email', 'token'] },
      inlineTexts: {},
      examples: {},
      routes: [],
    }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function remote(name: string, release: string, routes: LiveRemote['routes']): LiveRemote {
  return {
    name,
    release,
    base: '',
    files: { entry: '', integrity: {}, chunks: {} },
    container: name,
    routes,
    lends: [],
  }
}
