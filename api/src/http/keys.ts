import type { KeyHolder } from '@brightfill/shared/contract'
import { isSameSecret } from '@brightfill/shared/node'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../settings'
import { tokenOf } from './callers'
import { unauthorized } from './HttpProblem'

declare module 'fastify' {
  interface FastifyRequest {
    /** @throws HttpProblem 401 without the key such a caller has */
    requireKey(holder: KeyHolder): Promise<KeyOwner>
    /** Whether a program calls with the platform key. */
    hasPlatformKey(): boolean
  }
}

export interface KeyOwner {
  /** Name in lists and logs. */
  label: string
  /** Number of a deploy key. */
  id?: number
  /** The only deployable the key is for; undefined for every one. */
  deployable?: string
}

export interface DeployKey {
  id: number
  label: string
  /** The deployable it is for. */
  name: string
  revoked_at: string | null
}

/** The keys of composition servers: for a while there are two, or changing it would need all servers at once. */
export type ShellKeys = Pick<Settings, 'shellKey' | 'shellKeyFormer'>

export function isShellKey(given: string, { shellKey, shellKeyFormer }: ShellKeys): boolean {
  return isSameSecret(given, shellKey) || isSameSecret(given, shellKeyFormer)
}

/**
 * Programs call with keys instead of sessions: teams' deploy keys are rows, the keys of platform and composition
 * servers configuration.
 */
export function addKeys(
  app: FastifyInstance,
  { platformKey, ...shellKeys }: ShellKeys & Pick<Settings, 'platformKey'>,
  findDeployKey: (key: string) => Promise<DeployKey | undefined>,
) {
  const owners: Record<KeyHolder, (key: string) => Promise<KeyOwner | undefined>> = {
    platform: async (key) => (isSameSecret(key, platformKey) ? { label: 'platform' } : undefined),
    composition: async (key) => (isShellKey(key, shellKeys) ? { label: 'composition server' } : undefined),
    deploy: async (key) => (await owners.platform(key)) ?? (await deployer(key)),
  }

  async function deployer(key: string): Promise<KeyOwner | undefined> {
    const row = await findDeployKey(key)
    if (row?.revoked_at) throw unauthorized(`The deploy key "${row.label}" was revoked`)
    return row && { id: row.id, label: row.label, deployable: row.name }
  }

  const known = new WeakMap<FastifyRequest, Promise<KeyOwner | undefined>>()
  app.decorateRequest('requireKey', async function (holder) {
    const key = tokenOf(this)
    const owner = known.get(this) ?? (key === undefined ? Promise.resolve(undefined) : owners[holder](key))
    known.set(this, owner)
    return (await owner) ?? Promise.reject(unauthorized(`A valid ${names[holder]} is needed`))
  })
  app.decorateRequest('hasPlatformKey', function () {
    const key = tokenOf(this)
    return key !== undefined && isSameSecret(key, platformKey)
  })
}

const names: Record<KeyHolder, string> = {
  deploy: 'deploy key',
  platform: 'platform key',
  composition: 'key of a composition server',
}
