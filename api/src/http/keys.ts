import { type KeyHolder, SHELL_KEY_HEADER } from '@brightfill/shared/contract'
import { isSameSecret } from '@brightfill/shared/node'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../settings'
import { tokenOf } from './callers'
import { unauthorized } from './HttpProblem'

declare module 'fastify' {
  interface FastifyRequest {
    /** @throws HttpProblem 401 without a key of this holder */
    requireKey(holder: KeyHolder): Promise<KeyOwner>
    /** Whether the caller has the platform key. */
    hasPlatformKey(): boolean
    /** Whether a composition server calls, to render a page. */
    isForPage(): boolean
  }
}

export interface KeyOwner {
  /** Name in lists and logs. */
  label: string
  /** Number of a deploy key. */
  id?: number
  /** The only deployable the key is for; undefined for all. */
  deployable?: string
}

export interface DeployKey {
  id: number
  label: string
  /** The deployable it is for. */
  name: string
  revoked_at: string | null
}

/** The keys of composition servers: two while it is changed, or all servers would have to change at once. */
export type ShellKeys = Pick<Settings, 'shellKey' | 'shellKeyFormer'>

export function isShellKey(given: string, { shellKey, shellKeyFormer }: ShellKeys): boolean {
  return isSameSecret(given, shellKey) || isSameSecret(given, shellKeyFormer)
}

/**
 * Programs use keys instead of sessions: teams' deploy keys are in the database, the keys of the platform and the
 * composition servers in the configuration.
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
    return (await owner) ?? Promise.reject(unauthorized(`A valid ${names[holder]} is required`))
  })
  app.decorateRequest('hasPlatformKey', function () {
    const key = tokenOf(this)
    return key !== undefined && isSameSecret(key, platformKey)
  })
  app.decorateRequest('isForPage', function () {
    return isShellKey(String(this.headers[SHELL_KEY_HEADER] ?? ''), shellKeys)
  })
}

const names: Record<KeyHolder, string> = {
  deploy: 'deploy key',
  platform: 'platform key',
  composition: 'key of a composition server',
}
