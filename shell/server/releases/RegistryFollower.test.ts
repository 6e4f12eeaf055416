/** @jest-environment node */
import { existsSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { blogOf, damage, folder, follow, follower, newStore, registry, until } from './testFollower'

describe('a composition server and its registry', () => {
  it('makes one composition of the live releases, with the routes and lent components of each remote', async () => {
    registry.activate({ shell: 'aaaaaa', blog: 'bbbbbb' })
    const { seen } = await follow()
    expect(seen[0]?.shell.base).toBe('/remotes/shell/libraries/')
    expect(seen[0]?.remotes).toMatchObject([
      { name: 'blog', release: 'bbbbbb', routes: [{ id: 'blogs', path: '/blogs' }], lends: ['Cards'] },
    ])
  })

  it('takes a new release, and after a rollback the former one, without fetching it again [R-741]', async () => {
    registry.activate({ shell: 'aaaaaa', blog: 'bbbbbb' })
    const { seen } = await follow()
    registry.activate({ blog: 'cccccc' })
    await until(() => seen.length === 2)
    expect(blogOf(seen[1])).toBe('cccccc')
    registry.activate({ blog: 'bbbbbb' })
    await until(() => seen.length === 3)
    expect(seen[2]?.id).toBe(seen[0]?.id)
    expect(registry.asked.filter((address) => address === '/blog/bbbbbb/archive')).toHaveLength(1)
  })

  it('waits while nothing is live yet', async () => {
    const { seen, errors } = await follow()
    expect(seen).toHaveLength(0)
    registry.activate({ shell: 'aaaaaa', blog: 'bbbbbb' })
    await until(() => seen.length === 1)
    expect(errors).toHaveLength(0)
  })

  it('starts with the last known good while the registry is down, and follows again once it is back', async () => {
    registry.activate({ shell: 'aaaaaa', blog: 'bbbbbb' })
    await follow()
    follower?.stop()
    registry.goAway()
    const { seen, errors } = await follow()
    expect(blogOf(seen[0])).toBe('bbbbbb')
    registry.activate({ blog: 'cccccc' })
    registry.comeBack()
    await until(() => seen.length === 2)
    expect(blogOf(seen[1])).toBe('cccccc')
    expect(errors).toHaveLength(1)
  })

  it('starts with the last known good when a live release arrives damaged, and takes it when it is whole', async () => {
    registry.activate({ shell: 'aaaaaa', blog: 'bbbbbb' })
    await follow()
    follower?.stop()
    await registry.publish('blog', 'dddddd', { damage })
    registry.activate({ blog: 'dddddd' })
    const { seen, errors, lastKnownGood } = await follow()
    expect(blogOf(seen[0])).toBe('bbbbbb')
    expect(lastKnownGood).toEqual([{ shell: 'aaaaaa', blog: 'bbbbbb' }])
    expect(String(errors[0])).toContain('browser/entry.js of blog@dddddd is not the file that was released')
    await registry.publish('blog', 'dddddd')
    await until(() => blogOf(seen.at(-1)) === 'dddddd')
  })

  it('goes on with what it has when a release arrives damaged, and leaves no part of it behind', async () => {
    await registry.publish('blog', 'dddddd', { damage })
    registry.activate({ shell: 'aaaaaa', blog: 'bbbbbb' })
    const { seen, errors } = await follow()
    registry.activate({ blog: 'dddddd' })
    await until(() => errors.length > 0)
    expect(String(errors[0])).toContain('browser/entry.js of blog@dddddd is not the file that was released')
    expect(existsSync(path.join(folder, 'blog/dddddd'))).toBe(false)
    expect(blogOf(seen.at(-1))).toBe('bbbbbb')
    await registry.publish('blog', 'dddddd')
    await until(() => blogOf(seen.at(-1)) === 'dddddd')
  })

  it('tries again what could not be made live', async () => {
    registry.activate({ shell: 'aaaaaa', blog: 'bbbbbb' })
    let refusals = 0
    const { seen } = await follow({
      refuse: (composition) => {
        refusals += blogOf(composition) === 'cccccc' ? 1 : 0
        return blogOf(composition) === 'cccccc' && refusals < 3
      },
    })
    registry.activate({ blog: 'cccccc' })
    await until(() => blogOf(seen.at(-1)) === 'cccccc')
    expect(refusals).toBe(3)
  })

  it('tries a candidate once, and reports what did not render', async () => {
    registry.activate({ shell: 'aaaaaa', blog: 'bbbbbb' })
    const { tried } = await follow()
    registry.state.candidates = [
      { id: 'good', releases: { shell: 'aaaaaa', blog: 'bbbbbb' }, changed: ['blog'] },
      { id: 'bad', releases: { shell: 'aaaaaa', blog: 'cccccc' }, changed: ['blog'] },
      { id: 'gone', releases: { shell: 'aaaaaa', blog: 'nothere' }, changed: ['blog'] },
    ]
    await until(() => Object.keys(registry.reports).length === 3)
    expect(registry.reports).toMatchObject({
      good: { ok: true, failures: [] },
      bad: { ok: false, failures: [{ route: '/blogs', message: 'broken' }] },
      gone: { ok: false },
    })
    expect(tried).toHaveLength(2)
  })

  it('leaves a candidate to other servers while it cannot fetch it, and tries it then [R-737]', async () => {
    registry.activate({ shell: 'aaaaaa', blog: 'bbbbbb' })
    registry.lie('blog', 'dddddd', { status: 503 })
    const { errors } = await follow()
    registry.state.candidates = [
      { id: 'one', releases: { shell: 'aaaaaa', blog: 'dddddd' }, changed: ['blog'] },
      { id: 'gone', releases: { shell: 'aaaaaa', blog: 'nothere' }, changed: ['blog'] },
    ]
    const asked = () => registry.asked.filter((address) => address === '/blog/dddddd/archive')
    await until(() => asked().length > 1 && 'gone' in registry.reports)
    expect(registry.reports).not.toHaveProperty('one')
    expect(errors).toHaveLength(1)
    await registry.publish('blog', 'dddddd')
    await until(() => 'one' in registry.reports)
    expect(registry.reports).toMatchObject({ one: { ok: true }, gone: { ok: false } })
  })

  it('leaves a candidate to other servers while it has no time to render it [R-737]', async () => {
    registry.activate({ shell: 'aaaaaa', blog: 'bbbbbb' })
    let times = 0
    const isBusy = () => {
      times += 1
      return times < 3
    }
    const { errors } = await follow({ isBusy })
    registry.state.candidates = [{ id: 'one', releases: { shell: 'aaaaaa', blog: 'bbbbbb' }, changed: ['blog'] }]
    await until(() => 'one' in registry.reports)
    expect([registry.reports.one?.ok, times]).toEqual([true, 3])
    expect(errors.map(String)).toEqual(['Error: The new release of blog could not be tried out here: busy'])
  })

  it('says what is wrong with a candidate that arrives damaged [R-737]', async () => {
    await registry.publish('blog', 'dddddd', { damage })
    registry.activate({ shell: 'aaaaaa', blog: 'bbbbbb' })
    await follow()
    registry.state.candidates = [{ id: 'one', releases: { shell: 'aaaaaa', blog: 'dddddd' }, changed: ['blog'] }]
    await until(() => 'one' in registry.reports)
    const message = 'browser/entry.js of blog@dddddd is not the file that was released'
    expect(registry.reports.one).toMatchObject({ ok: false, failures: [{ route: 'blog', message }] })
  })

  it('knows the content version', async () => {
    const { follower } = await follow()
    expect(follower.contentVersion).toBe('1')
    registry.state.content_version = '2'
    await until(() => follower.contentVersion === '2')
  })
})

describe('a canary', () => {
  const since = '2026-01-01T00:00:00.000Z'

  it('is a second composition beside the live one, until the registry ends it [R-739]', async () => {
    registry.activate({ shell: 'aaaaaa', blog: 'bbbbbb' })
    const { seen, canaries } = await follow()
    registry.activate({}, { name: 'blog', release: 'cccccc', percent: 10, since })
    await until(() => canaries.length === 2)
    expect([blogOf(seen[1]), canaries[1]?.percent, blogOf(canaries[1]?.composition)]).toEqual(['bbbbbb', 10, 'cccccc'])
    registry.activate({})
    await until(() => canaries.length === 3)
    expect(canaries[2]).toBeUndefined()
  })

  it('that cannot be fetched delays no other release, and is logged once [R-741]', async () => {
    registry.activate({ shell: 'aaaaaa', blog: 'bbbbbb' }, { name: 'blog', release: 'nothere', percent: 10, since })
    const { seen, canaries, errors } = await follow()
    expect([blogOf(seen[0]), canaries[0]]).toEqual(['bbbbbb', undefined])
    await until(() => seen.length > 3)
    expect(errors).toHaveLength(1)
  })

  it('that this server withdrew is not shown again, and the registry is told when it answers [R-739]', async () => {
    const canary = { name: 'blog', release: 'cccccc', percent: 10, since }
    registry.activate({ shell: 'aaaaaa', blog: 'bbbbbb' }, canary)
    const { canaries, follower } = await follow()
    registry.goAway()
    const numbers = { canary: { views: 20, errors: 9 }, stable: { views: 90, errors: 0 } }
    follower.withdraw(canary, 'it fails', numbers)
    registry.comeBack()
    registry.activate({}, { ...canary, percent: 20 })
    await until(() => canaries.length === 2)
    expect(canaries[1]).toBeUndefined()
    expect(registry.withdrawals).toContainEqual({ name: 'blog', release: 'cccccc', reason: 'it fails', numbers })
  })
})

describe('releases on this machine', () => {
  it('are served to visitors once they were live or a canary, here or on another server [R-741]', async () => {
    await registry.publish('blog', 'dddddd')
    await registry.publish('blog', 'eeeeee')
    registry.activate({ shell: 'aaaaaa', blog: 'eeeeee' })
    const since = '2026-01-01T00:00:00.000Z'
    registry.activate({ blog: 'bbbbbb' }, { name: 'blog', release: 'cccccc', percent: 5, since })
    const { tried } = await follow()
    registry.state.candidates = [{ id: 'one', releases: { shell: 'aaaaaa', blog: 'dddddd' }, changed: ['blog'] }]
    await until(() => tried.length === 1)
    const store = newStore()
    const served = async (release: string) => (await store.findShown('blog', release)) !== undefined
    expect(existsSync(path.join(folder, 'blog/dddddd/release.json'))).toBe(true)
    expect(await Promise.all(['bbbbbb', 'cccccc', 'dddddd', 'eeeeee'].map(served))).toEqual([true, true, false, true])

    registry.activate({ blog: 'dddddd' })
    await until(() => store.isShown('blog', 'dddddd'))
    expect(await served('dddddd')).toBe(true)
  })

  it('are removed after a day if they were only tried, while former live ones stay for open tabs [R-741]', async () => {
    await registry.publish('blog', 'dddddd')
    registry.activate({ shell: 'aaaaaa', blog: 'bbbbbb' })
    const { tried } = await follow()
    registry.state.candidates = [{ id: 'one', releases: { shell: 'aaaaaa', blog: 'dddddd' }, changed: ['blog'] }]
    await until(() => tried.length === 1)
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 3_600_000)
    for (const release of ['bbbbbb', 'dddddd']) utimesSync(path.join(folder, 'blog', release), twoDaysAgo, twoDaysAgo)
    registry.activate({ blog: 'cccccc' })
    await until(() => !existsSync(path.join(folder, 'blog/dddddd')))
    expect(existsSync(path.join(folder, 'blog/bbbbbb/release.json'))).toBe(true)
  })

  it('are fetched once for all who need them, and unknown ones are not asked for each time', async () => {
    const store = newStore()
    const found = await Promise.all(Array.from({ length: 20 }, () => store.find('blog', 'bbbbbb')))
    expect(new Set(found)).toEqual(new Set([path.join(folder, 'blog/bbbbbb')]))
    for (let times = 0; times < 3; times += 1) expect(await store.find('blog', 'ffffff')).toBeUndefined()
    expect(registry.asked).toEqual(['/blog/bbbbbb/archive', '/blog/ffffff/archive'])
  })
})
