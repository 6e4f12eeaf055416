/** @jest-environment node */
import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { blogOf, damage, folder, follow, registry, teamKeys, until } from './testFollower'
import type { Published } from './testRegistry'

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

  it('cannot change an archive: the live release stays, log and team hear why [R-734]', async () => {
    const { signature } = await registry.publish('blog', 'dddddd')
    const { archive } = await registry.publish('blog', 'dddddd', { damage })
    expect(await refusal({ archive, signature })).toBe(notTheirs)
  })

  it('cannot hand out what another team signed [R-734]', async () => {
    appendFileSync(teamKeys, registry.teamKeys('other'))
    expect(await refusal(await registry.publish('blog', 'dddddd', { signedBy: 'other' }))).toBe(notTheirs)
  })

  it('cannot hand out a release without a signature [R-734]', async () => {
    const { archive } = await registry.publish('blog', 'dddddd')
    expect(await refusal({ archive })).toBe('it is not signed')
  })

  it('cannot fill the memory of this server with an archive without an end [R-734]', async () => {
    expect(await refusal({})).toBe('its archive has more than 1 MB (RELEASE_ARCHIVE_MB of this server)')
  })

  it('cannot hand out an older release under a new name [R-734]', async () => {
    expect(await refusal(await registry.publish('blog', 'cccccc'))).toBe(notTheirs)
  })

  it('cannot hand out a remote of a team that this server does not know [R-734]', async () => {
    writeFileSync(teamKeys, registry.teamKeys('shell'))
    registry.activate({ shell: 'aaaaaa' })
    const { errors } = await follow()
    expect(String(errors[0])).toMatch(/^ReleaseRefused: blog@bbbbbb is refused: TEAM_KEYS \(.*\) has no key for blog$/)
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
  it('change over without a pause: the new one beside the former, then without it [R-734]', async () => {
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
