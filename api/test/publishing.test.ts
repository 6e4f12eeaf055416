import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { MEGABYTE, refusedReleases } from './refusedReleases'
import { PLATFORM_KEY, RegistryClient, registryEnv, SHELL_KEY } from './registryClient'
import { aRelease, archiveOf, withFile } from './releaseArchive'
import { onDatabases, root } from './site'

onDatabases(
  'publishing a release',
  (site) => {
    let registry: RegistryClient
    beforeAll(async () => {
      registry = new RegistryClient(site())
      await registry.begin('catalogue')
    })

    it('accepts it, accepts it again, and refuses other files under the same id [R-730]', async () => {
      const first = await registry.publish('blog', 'same00000001')
      const again = await registry.publish('blog', 'same00000001')
      const other = await registry.publish('blog', 'same00000001', { routes: [] })

      expect([first.status, again.status, other.status]).toEqual([201, 200, 409])
      expect(other.body.message).toBe('blog@same00000001 was already published with other files')
      expect(await registry.list('blog')).toMatchObject([
        { release: 'same00000001', state: 'published', published_by: 'platform from 127.0.0.1' },
      ])
    })

    it.each(refusedReleases)('refuses %s and says why in one line [R-730]', async (_what, archive, line) => {
      const { status, body } = await registry.send('blog', archive())

      expect({ status, code: body.code }).toEqual({ status: 422, code: 'release_refused' })
      expect(body.message).toMatch(line)
      expect(body.message).not.toContain('\n')
      expect((await registry.list('blog')).map(({ release }) => release)).not.toContain('wrong0000001')
    })

    it.each(['activate', 'canary', 'candidates', 'constructor', 'figures', 'keys', 'live', 'log'])(
      'refuses a deploy key for "%s" and a release of that name, which could not go live [R-730]',
      async (name) => {
        const message = `"${name}" cannot be the name of a deployable`
        const key = await registry.post('/keys', { name, label: 'Team' })
        expect([key.status, key.body.message]).toEqual([422, message])

        const archive = new Uint8Array(archiveOf(aRelease(name, 'named0000001')))
        const address = `/api/releases/${name}?signature=${'x'.repeat(86)}`
        const headers = { Authorization: `Bearer ${PLATFORM_KEY}`, 'Content-Type': 'application/gzip' }
        const answer = await fetch(site().url + address, { method: 'POST', body: archive, headers })
        // Some of these words are calls of their own, which accept no archive.
        expect([401, 415, 422]).toContain(answer.status)
        if (answer.status === 422) expect(await answer.json()).toMatchObject({ code: 'release_refused', message })
        expect((await registry.list(name)).map(({ release }) => release)).toEqual([])
      },
    )

    it('refuses an archive larger than configured, and a file that is not one [R-730]', async () => {
      expect((await registry.send('blog', Buffer.alloc(MEGABYTE + 1))).status).toBe(413)
      expect((await registry.post('/blog', { release: 1 })).status).toBe(415)
      expect((await site().post('/get/products', {}, { as: 'json' })).status).toBe(200)
      for (const type of ['application/gzip', 'application/gzip;x=1', 'Application/GZIP ; charset=utf-8']) {
        const body = new Uint8Array(10)
        const headers = { 'Content-Type': type }
        const elsewhere = await fetch(`${site().url}/get/products`, { method: 'POST', body, headers })
        expect(elsewhere.status).toBe(415)
      }
    })

    it('needs the deploy key of that remote [R-730]', async () => {
      const { id, key } = await registry.newKey('blog', 'Blog team')
      const team = registry.as(key)

      expect((await team.publish('blog', 'team00000001')).status).toBe(201)
      expect((await registry.list('blog'))[0]).toMatchObject({
        release: 'team00000001',
        published_by: `Blog team (key ${id}) from 127.0.0.1`,
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
      expect([wrong.status, wrong.body.message]).toEqual([401, 'A valid deploy key is required'])
      expect((await registry.call('GET', '/keys')).body.data).toMatchObject([
        { id, name: 'blog', revoked_at: expect.any(String) },
      ])
      expect(JSON.stringify((await registry.call('GET', '/keys')).body)).not.toContain(key)
    })

    it('lists, rotates and revokes keys without interrupting the team, and shows when each was used [R-731]', async () => {
      const keys = (...words: string[]) =>
        execFileSync(process.execPath, [path.join(root, 'shared/tooling/brightfill.mjs'), 'keys', ...words], {
          env: { ...process.env, PLATFORM_KEY, API_ORIGIN: site().url },
          encoding: 'utf8',
        })
      const made = (said: string) => /^Key (\d+) for blog, shown only now:\n([\w-]{43})$/m.exec(said) ?? []
      const [, id = '', key = ''] = made(keys('create', 'mfe-blog', 'Blog team CI'))
      const [, newId = '', newKey = ''] = made(keys('rotate', id))
      const publish = (used: string, release: string) => registry.as(used).publish('blog', release)
      expect((await publish(key, 'rotate000001')).status).toBe(201)
      expect((await publish(newKey, 'rotate000002')).status).toBe(201)
      expect((await registry.list('blog'))[0]?.published_by).toBe(`Blog team CI (key ${newId}) from 127.0.0.1`)

      expect(keys('end', id)).toBe(`Key ${id} has been revoked\n`)
      expect((await publish(key, 'rotate000003')).status).toBe(401)
      expect((await publish(newKey, 'rotate000003')).status).toBe(201)
      const unused = made(keys('create', 'blog', 'Spare'))[1]
      const [former, next, spare] = keys('list').split('\n').slice(-4)
      const minute = '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d'
      const line = (number = '', label = '') => `^${number}  blog  ${label}  since ${minute}, `
      expect(former).toMatch(new RegExp(`${line(id, 'Blog team CI')}last used ${minute}, ended ${minute}$`))
      expect(next).toMatch(new RegExp(`${line(newId, 'Blog team CI')}last used ${minute}$`))
      expect(spare).toMatch(new RegExp(`${line(unused, 'Spare')}never used$`))

      const lines = (await registry.call('GET', '/log?name=blog')).body.data
      expect(lines.slice(0, 4)).toMatchObject([
        { action: 'create-key', reason: `key ${unused}` },
        { action: 'publish', by: `Blog team CI (key ${newId}) from 127.0.0.1` },
        { action: 'end-key', reason: `key ${id}`, by: 'platform from 127.0.0.1' },
        { action: 'publish', by: `Blog team CI (key ${newId}) from 127.0.0.1` },
      ])
    })

    it('records the checks that a team skipped [R-742]', async () => {
      const archive = new Uint8Array(archiveOf(aRelease('blog', 'hasty0000001')))
      const address = `/blog?signature=${'x'.repeat(86)}&skipped=`
      const publish = (skipped: string) => registry.call('POST', address + skipped, archive, 'application/gzip')
      expect((await publish('tests,<b>')).status).toBe(422)
      expect((await publish('tests,types')).status).toBe(201)
      const activation = { releases: { blog: 'hasty0000001' }, skipped: 'tests,types' }
      const { body } = await registry.post('/activate', activation)
      expect(body.smoke).toMatch(/; not checked: tests, types$/)
      const lines = (await registry.call('GET', '/log?name=blog')).body.data
      expect(lines.slice(0, 2)).toMatchObject([
        { action: 'activate', smoke: body.smoke },
        { action: 'publish', smoke: 'not checked: tests, types' },
      ])
    })

    it('stores the team’s signature beside the bytes, and accepts nothing without one [R-734]', async () => {
      const unsigned = await registry.send('blog', archiveOf(aRelease('blog', 'unsigned0001')), '')
      expect([unsigned.status, unsigned.body.message]).toEqual([
        422,
        expect.stringMatching(/^The release is not signed/),
      ])
      expect((await registry.send('blog', archiveOf(aRelease('blog', 'unsigned0001')), 'x')).status).toBe(422)

      const signature = 'y'.repeat(86)
      await registry.send('blog', archiveOf(aRelease('blog', 'signed000001')), signature)
      const answer = await fetch(`${site().url}/api/releases/blog/signed000001/archive`, {
        headers: { Authorization: `Bearer ${registryEnv.SHELL_KEY}` },
      })
      expect(answer.headers.get('release-signature')).toBe(signature)
    })

    it('tells the team, once, that composition servers refuse its release and why [R-734]', async () => {
      await registry.publish('blog', 'refused00001')
      const refuse = () => registry.as(SHELL_KEY).post('/blog/refused00001/refused', { reason: 'it is not signed' })
      expect([(await refuse()).status, (await refuse()).status]).toEqual([200, 200])
      const refused = { at: expect.any(String), reason: 'it is not signed' }
      expect((await registry.list('blog'))[0]).toMatchObject({ release: 'refused00001', refused })
      const lines = (await registry.call('GET', '/log?name=blog')).body.data
      expect(lines.filter(({ action }: { action: string }) => action === 'refuse')).toMatchObject([
        { releases: { blog: 'refused00001' }, by: 'composition server', reason: 'it is not signed' },
      ])
      expect((await registry.post('/blog/refused00001/refused', { reason: 'x' })).status).toBe(401)
    })

    it('limits a key’s releases per day, and the size of a deployable’s releases [R-730]', async () => {
      const { id, key } = await registry.newKey('often', 'Often team')
      const often = registry.as(key)
      for (let number = 0; number < 5; number += 1)
        expect((await often.publish('often', `many0000000${number}`)).status).toBe(201)
      const sixth = await often.publish('often', 'many00000006')
      expect([sixth.status, sixth.body.message]).toEqual([
        422,
        `Key ${id} has published 5 releases in 24 hours; 5 are allowed`,
      ])

      for (let number = 0; number < 5; number += 1)
        expect((await often.post('/often/override', { release: 'many00000000' })).status).toBe(200)
      const link = await often.post('/often/override', { release: 'many00000000' })
      const tried = `Key ${id} has created 5 canaries and links in 24 hours; 5 are allowed`
      expect([link.status, link.body.message]).toEqual([422, tried])
      expect((await often.post('/often/canary', { release: 'many00000000', percent: 5 })).body.message).toBe(tried)

      const large = (release: string) => {
        const content = randomBytes(650_000).toString('base64')
        return registry.send('large', archiveOf(withFile(aRelease('large', release), 'browser/large.js', content)))
      }
      for (const release of ['large0000001', 'large0000002', 'large0000003'])
        expect((await large(release)).status).toBe(201)
      const fourth = await large('large0000004')
      expect([fourth.status, fourth.body.message]).toEqual([
        422,
        'The stored releases of large take up 2 MB, and 2 MB are allowed; npm run releases -- delete large <release> makes room',
      ])
      expect((await registry.call('DELETE', '/large/large0000001')).status).toBe(200)
      expect((await large('large0000004')).status).toBe(201)
    })

    it('deletes an unneeded release, and no other [R-735]', async () => {
      for (const release of ['delete000001', 'delete000002', 'delete000003', 'delete000004'])
        await registry.publish('blog', release)
      for (const blog of ['delete000001', 'delete000002', 'delete000003']) await registry.activate({ blog })
      await registry.publish('catalogue', 'delete000001')
      await registry.post('/catalogue/canary', { release: 'delete000001', percent: 5 })
      const { id, key } = await registry.newKey('blog', 'Blog team')
      const team = registry.as(key)
      const remove = async (address: string) => {
        const { status, body } = await registry.call('DELETE', address)
        return [status, body.message]
      }
      expect(await remove('/blog/delete000003')).toEqual([422, 'blog@delete000003 is live'])
      expect(await remove('/catalogue/delete000001')).toEqual([422, 'catalogue@delete000001 is canary'])
      const kept = 'blog@delete000002 cannot be deleted: a rollback would return to it'
      expect(await remove('/blog/delete000002')).toEqual([422, kept])
      const seen = 'blog@delete000001 cannot be deleted: visitors had it in the last 30 days'
      expect(await remove('/blog/delete000001')).toEqual([422, seen])
      expect(await remove('/blog/unknown00001')).toEqual([404, 'There is no release blog@unknown00001'])
      expect((await team.call('DELETE', '/catalogue/delete000001')).status).toBe(403)
      expect((await team.call('DELETE', '/blog/delete000004')).status).toBe(200)

      expect((await registry.list('blog')).map(({ release }) => release)).not.toContain('delete000004')
      expect((await registry.call('GET', '/log?name=blog')).body.data[0]).toMatchObject({
        action: 'delete',
        releases: { blog: 'delete000004' },
        by: `Blog team (key ${id}) from 127.0.0.1`,
      })
      const other = await registry.publish('blog', 'delete000004', { routes: [] })
      expect(other.body.message).toBe('blog@delete000004 was already published with other files')
      expect((await registry.publish('blog', 'delete000004')).status).toBe(201)
      await registry.post('/catalogue/canary', { percent: 0 })
    })

    it('gives composition servers only releases that were live or a canary for their visitors [R-741]', async () => {
      await registry.publish('blog', 'hidden000001')
      const headers = { Authorization: `Bearer ${SHELL_KEY}` }
      const status = async (release: string, query = '') =>
        (await fetch(`${site().url}/api/releases/blog/${release}/archive${query}`, { headers })).status
      expect([await status('hidden000001'), await status('hidden000001', '?shown=1')]).toEqual([200, 404])
      expect(await status('delete000002', '?shown=1')).toBe(200)
    })

    it('refuses people’s accounts, whatever their role [R-730]', async () => {
      const staff = registry.as(await site().signIn('staff@brightfill.example'))
      expect((await staff.publish('blog', 'staff0000001')).status).toBe(401)
      expect((await staff.call('GET', '/keys')).status).toBe(401)
    })

    it('gives the exact bytes to composition servers, and to no one else [R-741]', async () => {
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
  { ...registryEnv, RELEASES_PER_DAY: '5', RELEASE_KEPT_MB: '2' },
)
