import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { type LiveState, SIGNATURE_HEADER, type SmokeReport } from '@brightfill/shared/contract'
import { integrityOf, newSigningKey, signRelease } from '@brightfill/shared/node'
import { create } from 'tar'
import { Apis } from '../apis/Apis'

const KEY = 'the-key-of-composition-servers-in-tests'

/** The archive that the registry calls a release. */
export interface Published {
  /** Without bytes it streams without an end. */
  archive?: Buffer
  signature?: string
  /** In place of an archive. */
  status?: number
}

function* withoutEnd() {
  for (;;) yield Buffer.alloc(64 * 1024)
}

/** For tests: a registry on a port of its own, and teams that sign. Its releases have no pages. */
export async function testRegistry() {
  const archives = new Map<string, Published>()
  const teams = { shell: newSigningKey(), blog: newSigningKey(), other: newSigningKey() }
  const refusals: [address: string, reason: string][] = []
  const reports: Record<string, SmokeReport> = {}
  const withdrawals: unknown[] = []
  const asked: string[] = []
  const state: LiveState = { version: 0, live: {}, canary: null, candidates: [], content_version: '1' }
  const shown = new Set<string>()
  let away = false

  const server = createServer(async (request, response) => {
    const address = (request.url ?? '').replace('/api/releases', '')
    asked.push(address)
    if (away) return response.destroy()
    if (request.headers.authorization !== `Bearer ${KEY}` || request.headers['x-shell-key'] !== KEY)
      return response.writeHead(401).end()
    const [place = '', query] = address.split('?')
    const archive = query === 'shown=1' && !shown.has(place) ? undefined : archives.get(place)
    if (archive?.status) return response.writeHead(archive.status).end()
    if (archive) {
      if (archive.signature) response.setHeader(SIGNATURE_HEADER, archive.signature)
      if (archive.archive) return response.end(archive.archive)
      return pipeline(Readable.from(withoutEnd()), response).catch(() => {}) // the client ends it
    }
    if (address.endsWith('/refused')) {
      refusals.push([address, JSON.parse(await text(request)).reason])
      return response.end('{}')
    }
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
    options: { apis: new Apis([`http://127.0.0.1:${port}`], KEY), server: 'test', largestArchive: 1024 * 1024 },
    state,
    reports,
    withdrawals,
    refusals,
    asked,
    /** Lines of the composition server's file of keys. */
    teamKeys: (...names: (keyof typeof teams)[]) =>
      names.map((name) => `${name} ${teams[name].publicKey} in tests\n`).join(''),
    teams,
    /** From now on the registry does not answer. */
    goAway: () => {
      away = true
    },
    comeBack: () => {
      away = false
    },
    async publish(
      name: keyof typeof teams,
      release: string,
      { damage, signedBy = name }: { damage?: { file: string; content: string }; signedBy?: keyof typeof teams } = {},
    ): Promise<{ archive: Buffer; signature: string }> {
      const archive = await archiveOf(name, release, damage)
      const signature = signRelease(teams[signedBy].signingKey, { name, release, archive })
      archives.set(`/${name}/${release}/archive`, { archive, signature })
      return { archive, signature }
    },
    /** From now on the registry answers with these bytes and this signature. */
    lie(name: string, release: string, published: Published) {
      archives.set(`/${name}/${release}/archive`, published)
    },
    /** Makes releases live, as an activation does. */
    activate(live: Record<string, string>, canary: LiveState['canary'] = null) {
      const changes = Object.entries({ ...live, ...(canary && { [canary.name]: canary.release }) })
      for (const [name, release] of changes) shown.add(`/${name}/${release}/archive`)
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
