/** @jest-environment node */
import { appendFileSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { CanaryComposition } from '../render/Renderers'
import type { LiveComposition } from './composeReleases'
import { Registry } from './Registry'
import { RegistryFollower } from './RegistryFollower'
import { ReleaseStore } from './ReleaseStore'
import { TeamKeys } from './TeamKeys'
import { type Published, testRegistry } from './testRegistry'

let folder: string
let registry: Awaited<ReturnType<typeof testRegistry>>
let follower: RegistryFollower | undefined
let teamKeys: string

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-store-'))
  registry = await testRegistry()
  teamKeys = path.join(folder, 'team.keys')
  writeFileSync(teamKeys, registry.teamKeys('shell', 'blog'))
  await registry.publish('shell', 'aaaaaa')
  await registry.publish('blog', 'bbbbbb')
  await registry.publish('blog', 'cccccc')
})
afterEach(async () => {
  follower?.stop()
  await registry.close()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 }) // a release may still be on its way
})

function newStore(client = new Registry(registry.options)) {
  return new ReleaseStore(folder, client, new TeamKeys(teamKeys))
}

async function follow({ refuse = () => false }: { refuse?: (composition: LiveComposition) => boolean } = {}) {
  const seen: LiveComposition[] = []
  const canaries: (CanaryComposition | undefined)[] = []
  const errors: unknown[] = []
  const tried: { releases: string[]; changed: string[] }[] = []
  const lastKnownGood: Record<string, string>[] = []
  const client = new Registry(registry.options)
  follower = new RegistryFollower({
    registry: client,
    store: newStore(client),
    every: 5,
    onChange: async (composition, canary) => {
      if (refuse(composition)) throw new Error('its renderer did not start')
      canaries.push(canary)
      seen.push(composition)
    },
    tryOut: async ({ remotes }, changed) => {
      tried.push({ releases: remotes.map(({ release }) => release), changed })
      const broken = remotes.some(({ release }) => release === 'cccccc')
      return { failures: broken ? [{ route: '/blogs', message: 'broken' }] : [], skipped: [] }
    },
    onError: (error) => errors.push(error),
    onLastKnownGood: (live) => lastKnownGood.push(live),
    trial: () => undefined,
  })
  await follower.start()
  return { seen, canaries, errors, tried, lastKnownGood, follower }
}

async function until(condition: () => boolean) {
  const end = Date.now() + 4_000
  while (!condition()) {
    if (Date.now() > end) throw new Error('It does not happen')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
const damage = { file: 'browser/entry.js', content: 'alert(1)' }
const blogOf = (composition?: LiveComposition) => composition?.remotes.find(({ name }) => name === 'blog')?.release

describe('a composition server and its registry', () => {
  it('makes one composition of the live releases, with the routes and lent components of each remote', async () => {
    registry.activate({ shell: 'aaaaaa', blog: 'bbbbbb' })
    const { seen } = await follow()
    expect(seen[0]?.shell.base).toBe('/remotes/shell/aaaaaa/browser/')
    expect(seen[0]?.remotes).toMatchObject([
      { name: 'blog', release: 'bbbbbb', routes: [{ id: 'blogs', path: '/blogs' }], lends: ['Cards'] },
    ])
  })

  it('takes a new release, and after a rollback the former one, without fetching it again [R-722]', async () => {
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

  it('starts with the last known good when the registry is away, and follows again once it is back', async () => {
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

  it('knows the version of the content', async () => {
    const { follower } = await follow()
    expect(follower.contentVersion).toBe('1')
    registry.state.content_version = '2'
    await until(() => follower.contentVersion === '2')
  })
})

describe('a canary', () => {
  const since = '2026-01-01T00:00:00.000Z'

  it('is a second composition beside the live one, until the registry ends it [R-722]', async () => {
    registry.activate({ shell: 'aaaaaa', blog: 'bbbbbb' })
    const { seen, canaries } = await follow()
    registry.activate({}, { name: 'blog', release: 'cccccc', percent: 10, since })
    await until(() => canaries.length === 2)
    expect([blogOf(seen[1]), canaries[1]?.percent, blogOf(canaries[1]?.composition)]).toEqual(['bbbbbb', 10, 'cccccc'])
    registry.activate({})
    await until(() => canaries.length === 3)
    expect(canaries[2]).toBeUndefined()
  })

  it('that cannot be fetched delays no other release, and is logged once [R-722]', async () => {
    registry.activate({ shell: 'aaaaaa', blog: 'bbbbbb' }, { name: 'blog', release: 'nothere', percent: 10, since })
    const { seen, canaries, errors } = await follow()
    expect([blogOf(seen[0]), canaries[0]]).toEqual(['bbbbbb', undefined])
    await until(() => seen.length > 3)
    expect(errors).toHaveLength(1)
  })

  it('that this server withdrew is not shown again, and the registry is told when it answers [R-722]', async () => {
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

describe('a registry that lies', () => {
  beforeEach(() => registry.activate({ shell: 'aaaaaa', blog: 'bbbbbb' }))

  /** The reason why the blog's new release is refused, as the log and the team see it. */
  async function refusal(published: Published): Promise<string> {
    registry.lie('blog', 'dddddd', published)
    const { seen, errors } = await follow()
    registry.activate({ blog: 'dddddd' })
    await until(() => errors.length > 0 && registry.refusals.length > 0)
    expect(seen.map(blogOf)).toEqual(['bbbbbb'])
    expect(existsSync(path.join(folder, 'blog/dddddd'))).toBe(false)
    const [[address, reason] = ['', '']] = registry.refusals
    expect(address).toBe('/blog/dddddd/refused')
    expect(String(errors[0])).toBe(`ReleaseRefused: blog@dddddd is refused: ${reason}`)
    return reason
  }
  const notTheirs = 'no key of blog in TEAM_KEYS signed these bytes under this name and id'

  it('cannot change an archive: the live release stays, log and team hear why [R-722]', async () => {
    const { signature } = await registry.publish('blog', 'dddddd')
    const { archive } = await registry.publish('blog', 'dddddd', { damage })
    expect(await refusal({ archive, signature })).toBe(notTheirs)
  })

  it('cannot hand out what another team signed [R-722]', async () => {
    appendFileSync(teamKeys, registry.teamKeys('other'))
    expect(await refusal(await registry.publish('blog', 'dddddd', { signedBy: 'other' }))).toBe(notTheirs)
  })

  it('cannot hand out what nobody signed [R-722]', async () => {
    const { archive } = await registry.publish('blog', 'dddddd')
    expect(await refusal({ archive })).toBe('it is not signed')
  })

  it('cannot hand out an older release under a new name [R-722]', async () => {
    expect(await refusal(await registry.publish('blog', 'cccccc'))).toBe(notTheirs)
  })

  it('cannot hand out a remote whose team this server does not know [R-722]', async () => {
    writeFileSync(teamKeys, registry.teamKeys('shell'))
    registry.activate({ shell: 'aaaaaa' })
    const { errors } = await follow()
    expect(String(errors[0])).toMatch(/^ReleaseRefused: blog@bbbbbb is refused: TEAM_KEYS \(.*\) has no key of blog$/)
  })

  it('tells the team once, however often it asks', async () => {
    const { archive } = await registry.publish('blog', 'dddddd')
    await refusal({ archive })
    const asked = registry.asked.length
    await until(() => registry.asked.length > asked + 10)
    expect(registry.refusals).toHaveLength(1)
  })
})

describe('the keys of a team', () => {
  it('change over without a pause: the new one beside the former, then without it [R-722]', async () => {
    registry.activate({ shell: 'aaaaaa', blog: 'bbbbbb' })
    const { seen } = await follow()
    const next = registry.teams.other.publicKey
    appendFileSync(teamKeys, `blog ${next} from 2027\n`)
    await registry.publish('blog', 'dddddd', { signedBy: 'other' })
    registry.activate({ blog: 'dddddd' })
    await until(() => blogOf(seen.at(-1)) === 'dddddd')
    registry.activate({ blog: 'cccccc' })
    await until(() => blogOf(seen.at(-1)) === 'cccccc')

    writeFileSync(teamKeys, `${registry.teamKeys('shell')}blog ${next} from 2027\n`)
    await registry.publish('blog', 'eeeeee')
    registry.activate({ blog: 'eeeeee' })
    await until(() => registry.refusals.length === 1)
    expect(blogOf(seen.at(-1))).toBe('cccccc')
    registry.activate({ blog: 'dddddd' })
    await until(() => blogOf(seen.at(-1)) === 'dddddd')
  })
})

describe('releases on this machine', () => {
  it('are for visitors once they were live or a canary, here or on another server [R-722]', async () => {
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

  it('are fetched once for all who need them, and unknown ones are not asked for each time', async () => {
    const store = newStore()
    const found = await Promise.all(Array.from({ length: 20 }, () => store.find('blog', 'bbbbbb')))
    expect(new Set(found)).toEqual(new Set([path.join(folder, 'blog/bbbbbb')]))
    for (let times = 0; times < 3; times += 1) expect(await store.find('blog', 'ffffff')).toBeUndefined()
    expect(registry.asked).toEqual(['/blog/bbbbbb/archive', '/blog/ffffff/archive'])
  })
})
