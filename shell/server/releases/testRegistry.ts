import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { LiveState, SmokeReport } from '@brightfill/shared/contract'
import { integrityOf } from '@brightfill/shared/node'
import { create } from 'tar'

const KEY = 'the-key-of-composition-servers-in-tests'

/** For tests: a registry on a port of its own. Its releases have no pages. */
export async function testRegistry() {
  const archives = new Map<string, Buffer>()
  const reports: Record<string, SmokeReport> = {}
  const withdrawals: unknown[] = []
  const asked: string[] = []
  const state: LiveState = { version: 0, live: {}, canary: null, candidates: [], content_version: '1' }
  let away = false

  const server = createServer(async (request, response) => {
    const address = (request.url ?? '').replace('/api/releases', '')
    asked.push(address)
    if (away) return response.destroy()
    if (request.headers.authorization !== `Bearer ${KEY}` || request.headers['x-shell-key'] !== KEY)
      return response.writeHead(401).end()
    const archive = archives.get(address)
    if (archive) return response.end(archive)
    if (address === '/live') return response.end(JSON.stringify(state))
    if (address === '/canary/withdraw') {
      withdrawals.push(JSON.parse(await text(request)))
      return response.end('{}')
    }
    const [, candidate] = /^\/candidates\/(.+)$/.exec(address) ?? []
    if (!candidate) return response.writeHead(404).end()
    reports[candidate] = JSON.parse(await text(request))
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe

  return {
    options: { apiOrigin: `http://127.0.0.1:${port}`, key: KEY, server: 'test' },
    state,
    reports,
    withdrawals,
    asked,
    /** From now on the registry does not answer. */
    goAway: () => {
      away = true
    },
    comeBack: () => {
      away = false
    },
    async publish(name: string, release: string, damage?: { file: string; content: string }) {
      archives.set(`/${name}/${release}/archive`, await archiveOf(name, release, damage))
    },
    /** Makes releases live, as an activation does. */
    activate(live: Record<string, string>, canary: LiveState['canary'] = null) {
      Object.assign(state, { live: { ...state.live, ...live }, canary, version: state.version + 1 })
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function archiveOf(name: string, release: string, damage?: { file: string; content: string }): Promise<Buffer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-release-'))
  try {
    const manifest = {
      entry: 'entry.js',
      files: { 'entry.js': { size: 2, integrity: integrityOf('//') } },
      chunks: { styles: [] },
    }
    const files = {
      'browser/manifest.json': JSON.stringify(manifest),
      'browser/entry.js': '//',
      'server/entry.cjs': '//',
    }
    const listed = Object.fromEntries(
      Object.entries(files).map(([file, content]) => [file, { size: content.length, integrity: integrityOf(content) }]),
    )
    const face = {
      name,
      release,
      files: listed,
      container: `brightfill_${name}_${release}`,
      routes: [{ id: `${name}s`, path: `/${name}s` }],
      lends: { Cards: './x' },
    }
    const written = { ...files, 'release.json': JSON.stringify(face), ...(damage && { [damage.file]: damage.content }) }
    for (const [file, content] of Object.entries(written)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), content)
    }
    return create({ cwd: folder, gzip: true, sync: true }, Object.keys(written)).read() as Buffer // complete at once
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
