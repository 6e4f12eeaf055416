import { gzipSync } from 'node:zlib'
import { RegistryClient, registryEnv } from './registryClient'
import { aRelease, archiveOf, described, type Entry, type Face, tarGz } from './releaseArchive'
import { onBothDatabases } from './site'

const MEGABYTE = 1024 * 1024

/** An archive of the blog that is wrong in one way. */
function blogWith(more: Record<string, unknown>): Buffer {
  return archiveOf(aRelease('blog', 'wrong0000001', more))
}
function blogAnd(...extra: Entry[]): Buffer {
  return archiveOf(aRelease('blog', 'wrong0000001'), extra)
}
function changed(change: (release: { face: Face; files: Record<string, string> }) => void): Buffer {
  const release = aRelease('blog', 'wrong0000001')
  change(release)
  return archiveOf(release)
}

const refusals: [what: string, archive: () => Buffer, line: RegExp][] = [
  ['what is no archive', () => Buffer.from('no archive'), /^The body is not a tar\.gz archive$/],
  ['an archive that breaks off', () => blogWith({}).subarray(0, 200), /^The body is not a tar\.gz archive$/],
  [
    'an archive without release.json',
    () => tarGz([{ path: 'browser/a.js', content: 'a' }]),
    /^The archive has no release\.json$/,
  ],
  [
    'another remote’s name',
    () => archiveOf(aRelease('catalogue', 'wrong0000001')),
    /is that of "catalogue", not of "blog"$/,
  ],
  [
    'a container named after another',
    () => blogWith({ container: 'brightfill_catalogue_1' }),
    /container is named after another release$/,
  ],
  [
    'a release.json of another shape',
    () => blogWith({ routes: [{ id: 'blogs', path: 'blogs' }] }),
    /^release\.json: \/routes\/0\/path /,
  ],
  ['a range nobody can read', () => blogWith({ contract: 'newest' }), /the contract "newest" is not a version$/],
  [
    'an address of the platform',
    () => blogWith({ routes: [{ id: 'x', path: '/api/x' }] }),
    /^The address \/api\/x belongs to the platform$/,
  ],
  [
    'another remote’s route',
    () => blogWith({ routes: [{ id: 'x', path: '/catalogue' }] }),
    /takes \/catalogue, which belongs to catalogue/,
  ],
  [
    'a route that covers another’s',
    () => blogWith({ routes: [{ id: 'x', path: '/:all' }] }),
    /takes \/:all, which belongs to catalogue/,
  ],
  [
    'another remote’s route name',
    () => blogWith({ routes: [{ id: 'catalogue', path: '/x' }] }),
    /a route "catalogue", and so has catalogue$/,
  ],
  ['a path outside', () => blogAnd({ path: '../outside.js' }), /^"\.\.\/outside\.js" lies outside the release/],
  ['a path outside in the middle', () => blogAnd({ path: 'browser/../../x.js' }), /lies outside the release/],
  ['an absolute path', () => blogAnd({ path: '/etc/passwd' }), /lies outside the release/],
  ['a Windows path', () => blogAnd({ path: 'browser\\..\\..\\x.js' }), /lies outside the release/],
  [
    'a symbolic link',
    () => blogAnd({ path: 'browser/a.js', type: 'SymbolicLink', linkpath: '/etc/passwd' }),
    /is not an ordinary file$/,
  ],
  [
    'a hard link',
    () => blogAnd({ path: 'browser/a.js', type: 'Link', linkpath: 'release.json' }),
    /is not an ordinary file$/,
  ],
  ['a device', () => blogAnd({ path: 'browser/a.js', type: 'CharacterDevice' }), /is not an ordinary file$/],
  ['a file twice', () => blogAnd({ path: 'server/remoteEntry.cjs', content: 'other' }), /is in the archive twice$/],
  [
    'a file without a hash',
    () => blogAnd({ path: 'browser/more.js', content: 'more' }),
    /^browser\/more\.js has no hash in release\.json$/,
  ],
  [
    'a file with another hash',
    () => changed(({ files }) => Object.assign(files, { 'server/remoteEntry.cjs': 'x' })),
    /does not have the hash/,
  ],
  [
    'a listed file that is missing',
    () => changed(({ files }) => Reflect.deleteProperty(files, 'server/remoteEntry.cjs')),
    /is listed but not in the archive$/,
  ],
  [
    'a manifest that trusts another hash',
    () =>
      changed(({ face, files }) => {
        const path = 'browser/manifest.json'
        files[path] = String(files[path]).replace(/sha384-..../, 'sha384-AAAA')
        Object.assign(face.files as object, { [path]: described(files[path]) })
      }),
    /manifest\.json names another hash of remoteEntry\.0a1b\.js than release\.json$/,
  ],
  [
    'a file too large',
    () => blogAnd({ path: 'browser/big.js', content: Buffer.alloc(MEGABYTE + 1) }),
    /is larger than 1 MB$/,
  ],
  [
    'a bomb',
    () => blogAnd(...[1, 2, 3].map((part) => ({ path: `browser/big${part}.js`, content: Buffer.alloc(MEGABYTE) }))),
    /^The release unpacks to more than 2 MB$/,
  ],
  ['a release compressed twice', () => gzipSync(blogWith({})), /^The archive is compressed twice$/],
  [
    'a release compressed with zstd inside',
    () => gzipSync(Buffer.from('28b52ffd2000010000', 'hex')),
    /^The archive is compressed twice$/,
  ],
  [
    'a bomb in a bomb',
    () => gzipSync(tarGz([{ path: 'browser/a.js', content: Buffer.alloc(8 * MEGABYTE) }])),
    /^The archive is compressed twice$/,
  ],
]

onBothDatabases(
  'publishing a release',
  (site) => {
    let registry: RegistryClient
    beforeAll(async () => {
      registry = new RegistryClient(site())
      await registry.begin('catalogue')
    })

    it('takes it, takes it again, and refuses other files under the same id [R-722]', async () => {
      const first = await registry.publish('blog', 'same00000001')
      const again = await registry.publish('blog', 'same00000001')
      const other = await registry.publish('blog', 'same00000001', { routes: [] })

      expect([first.status, again.status, other.status]).toEqual([201, 200, 409])
      expect(other.body.message).toBe('blog@same00000001 was published before with other files')
      expect(await registry.list('blog')).toMatchObject([
        { release: 'same00000001', state: 'published', published_by: 'platform from 127.0.0.1' },
      ])
    })

    it.each(refusals)('refuses %s and says why in one line [R-722]', async (_what, archive, line) => {
      const { status, body } = await registry.send('blog', archive())

      expect({ status, code: body.code }).toEqual({ status: 422, code: 'release_refused' })
      expect(body.message).toMatch(line)
      expect(body.message).not.toContain('\n')
      expect((await registry.list('blog')).map(({ release }) => release)).not.toContain('wrong0000001')
    })

    it('refuses an archive larger than configured, and what is not one [R-722]', async () => {
      expect((await registry.send('blog', Buffer.alloc(MEGABYTE + 1))).status).toBe(413)
      expect((await registry.post('/blog', { release: 1 })).status).toBe(415)
      expect((await site().post('/get/products', {}, { as: 'json' })).status).toBe(200)
      const elsewhere = await fetch(`${site().url}/get/products`, {
        method: 'POST',
        body: new Uint8Array(10),
        headers: { 'Content-Type': 'application/gzip' },
      })
      expect(elsewhere.status).toBe(415)
    })

    it('wants the deploy key of that very remote [R-722]', async () => {
      const { id, key } = await registry.newKey('blog', 'Blog team')
      const team = registry.as(key)

      expect((await team.publish('blog', 'team00000001')).status).toBe(201)
      expect((await registry.list('blog'))[0]).toMatchObject({
        release: 'team00000001',
        published_by: 'Blog team from 127.0.0.1',
      })
      const others = await team.publish('catalogue', 'team00000001')
      expect([others.status, others.body.message]).toEqual([
        403,
        'The deploy key "Blog team" is for blog, not for catalogue',
      ])
      expect((await team.activate({ catalogue: 'catalogue000001' })).status).toBe(403)
      expect((await team.post('/catalogue/rollback')).status).toBe(403)
      expect((await team.post('/keys', { name: 'blog', label: 'x' })).status).toBe(401)
      expect((await team.post('/live', { server: 'x' })).status).toBe(401)

      expect((await registry.call('DELETE', `/keys/${id}`)).status).toBe(200)
      const revoked = await team.publish('blog', 'team00000002')
      expect([revoked.status, revoked.body.message]).toEqual([401, 'The deploy key "Blog team" was revoked'])
      const wrong = await registry.as('wrong').publish('blog', 'team00000002')
      expect([wrong.status, wrong.body.message]).toEqual([401, 'A valid deploy key is needed'])
      expect((await registry.call('GET', '/keys')).body.data).toMatchObject([
        { id, name: 'blog', revoked_at: expect.any(String) },
      ])
      expect(JSON.stringify((await registry.call('GET', '/keys')).body)).not.toContain(key)
    })

    it('refuses accounts of people in every role [R-722]', async () => {
      const staff = registry.as(await site().signIn('staff@brightfill.example'))
      expect((await staff.publish('blog', 'staff0000001')).status).toBe(401)
      expect((await staff.call('GET', '/keys')).status).toBe(401)
    })

    it('hands the very bytes to composition servers, and to nobody else [R-722]', async () => {
      const archive = archiveOf(aRelease('blog', 'bytes0000001'))
      await registry.send('blog', archive)
      const get = (key: string) =>
        fetch(`${site().url}/api/releases/blog/bytes0000001/archive`, { headers: { Authorization: `Bearer ${key}` } })

      const answer = await get(registryEnv.SHELL_KEY)
      expect(answer.headers.get('content-type')).toBe('application/gzip')
      expect(archive.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true)
      expect((await get('wrong')).status).toBe(401)
    })
  },
  registryEnv,
)
