import type { KeyRow } from '@brightfill/shared/contract'
import { Registry } from '@brightfill/shared/registry'
import { newSigningKey } from '@brightfill/shared/releaseSignature'
import { deployableOf, platformKey } from './registry'
import { minute } from './releases'
import { teamKeysLine } from './signingKey'

const usage =
  'Usage: npm run keys -- create <deployable> <label> | rotate <id> | end <id> | list | signing <deployable>'
const registry = () => new Registry(platformKey())

async function create([workspaceOrName, ...label]: string[]) {
  if (!workspaceOrName || label.length === 0) throw new Error(usage)
  const name = deployableOf(workspaceOrName)
  const { id, key } = await registry().post('/api/releases/keys', { name, label: label.join(' ') })
  console.log(`Key ${id} for ${name}, shown only now:\n${key}`)
}

async function keyRows(): Promise<KeyRow[]> {
  const { data } = await registry().call('GET', '/api/releases/keys')
  return data
}

const actions: Record<string, (words: string[]) => Promise<void> | void> = {
  create,
  /** A second key for the same deployable, so that the team's pipeline can switch before the former one ends. */
  async rotate([id]) {
    const former = (await keyRows()).find((key) => String(key.id) === id)
    if (!former) throw new Error(usage)
    await create([former.name, former.label])
    console.log(
      `Key ${id} still works. Once "npm run keys -- list" shows that the new one is used: npm run keys -- end ${id}`,
    )
  },
  async end([id]) {
    if (!/^\d+$/.test(id ?? '')) throw new Error(usage)
    await registry().call('DELETE', `/api/releases/keys/${id}`)
    console.log(`Key ${id} has been revoked`)
  },
  async list() {
    for (const { id, name, label, created_at, used_at, revoked_at } of await keyRows()) {
      const used = used_at ? `last used ${minute(used_at)}` : 'never used'
      const ended = revoked_at ? `, ended ${minute(revoked_at)}` : ''
      console.log(`${id}  ${name}  ${label}  since ${minute(created_at)}, ${used}${ended}`)
    }
  },
  signing([workspaceOrName]) {
    if (!workspaceOrName) throw new Error(usage)
    const name = deployableOf(workspaceOrName)
    const { signingKey, publicKey } = newSigningKey()
    const line = teamKeysLine(name, publicKey, `since ${new Date().toISOString().slice(0, 10)}`)
    console.log(`SIGNING_KEY of ${name}, shown only now:\n${signingKey}\n\nFor the file TEAM_KEYS:\n${line}`)
  },
}

/**
 * npm run keys -- create <deployable> <label> | rotate <id> | end <id> | list: deploy keys, for the platform team.
 * npm run keys -- signing <deployable>: a key pair that signs releases, for the team itself.
 */
export async function keys([action = '', ...words]: string[]) {
  const run = actions[action]
  if (!run) throw new Error(usage)
  await run(words)
}
