import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { NotRendered } from '../render/NotRendered'
import type { CanaryComposition } from '../render/Renderers'
import type { LiveComposition } from './composeReleases'
import { Registry } from './Registry'
import { RegistryFollower } from './RegistryFollower'
import { ReleaseStore } from './ReleaseStore'
import { TeamKeys } from './TeamKeys'
import { testRegistry } from './testRegistry'

/** For tests: a registry and a composition server that follows it, new for each test. */
export let folder: string
export let registry: Awaited<ReturnType<typeof testRegistry>>
export let follower: RegistryFollower | undefined
export let teamKeys: string

// jest loads the contract when it is first used. That would be in the first call, which is given up after five seconds.
beforeAll(() => import('@brightfill/shared/contract'))
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

export function newStore(client = new Registry(registry.options)) {
  return new ReleaseStore(folder, client, new TeamKeys(teamKeys))
}

interface Following {
  /** Compositions that do not go live. */
  refuse?: (composition: LiveComposition) => boolean
  /** The server has no time for renders. */
  isBusy?: () => boolean
}

export async function follow({ refuse = () => false, isBusy = () => false }: Following = {}) {
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
      if (isBusy()) throw new NotRendered('busy')
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

export async function until(condition: () => boolean) {
  const end = Date.now() + 20_000
  while (!condition()) {
    if (Date.now() > end) throw new Error('It does not happen')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
export const damage = { file: 'browser/entry.js', content: 'alert(1)' }
export const blogOf = (composition?: LiveComposition) =>
  composition?.remotes.find(({ name }) => name === 'blog')?.release
