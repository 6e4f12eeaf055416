import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LiveRemote } from '../../src/composition/composition'
import type { LiveComposition } from '../releases/composeReleases'

// Real threads; in place of the shell's bundle one that does as the address says, through a file of the remote as in a release.
const behaviour = `
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  exports.loop = () => { for (;;); }
  exports.page = async (address) => {
    if (address.endsWith('/loop')) exports.loop()
    if (address.endsWith('/late-loop')) return wait(20).then(exports.loop)
    if (address.endsWith('/hang')) return wait(60_000)
    if (address.endsWith('/end')) process.exit(3)
    if (address.endsWith('/fill')) { const all = []; for (;;) all.push(new Array(100_000).fill({})) }
    if (address.endsWith('/stray')) Promise.reject(new Error('nobody waits for this'))
    if (address.endsWith('/slow')) await wait(300)
  }
`
const bundle = `
  const { workerData } = require('node:worker_threads')
  exports.render = async ({ url, resting }) => {
    const { pathname } = new URL(url)
    const owner = workerData.directories[pathname.split('/')[1]]
    if (owner) await require(owner + '/page.cjs').page(pathname)
    if (pathname === '/' && !resting.includes('blog')) require(workerData.directories.blog + '/page.cjs').loop()
    const { release } = workerData.composition.remotes.find(({ name }) => name === 'blog')
    const failures = pathname === '/blog/fail-as-' + release ? [{ remote: 'blog', release, where: 'render', message: 'failed' }] : []
    return { status: 200, html: pathname, failures, complete: failures.length === 0 }
  }
`

const remotes = ['blog', 'catalogue', 'content']

/** For tests: what a render thread runs, and compositions of three remotes that do on the server what an address asks of them. */
export function renderFixture() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-render-'))
  const program = path.join(folder, 'render.worker.mjs')
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
  writeFileSync(path.join(folder, 'render.cjs'), bundle)
  for (const remote of remotes) {
    mkdirSync(path.join(folder, remote))
    writeFileSync(path.join(folder, remote, 'page.cjs'), behaviour)
  }

  return {
    program: pathToFileURL(program),
    composition: (id: string, blog = 'r1'): LiveComposition => ({
      id,
      shell: { release: 's', base: '/', manifestIntegrity: '', files: { entry: '', integrity: {}, chunks: {} } },
      remotes: [
        remote('blog', blog, [{ id: 'blog', path: '/blog/:what' }]),
        remote('catalogue', 'r1', [{ id: 'catalogue', path: '/catalogue/:what' }]),
        remote('content', 'r1', [{ id: 'home', path: '/', borrows: ['blog/Cards'] }]),
      ],
      renderer: path.join(folder, 'render.cjs'),
      directories: Object.fromEntries(remotes.map((name) => [name, path.join(folder, name)])),
    }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function remote(name: string, release: string, routes: LiveRemote['routes']): LiveRemote {
  return { name, release, base: '', manifestIntegrity: '', container: name, routes, lends: [] }
}
