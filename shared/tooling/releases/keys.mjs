import { command } from '../command.mjs'
import { deployableOf, platformKey, Registry } from './registry.mjs'

// npm run keys -- create <deployable> <label> | revoke <id> | list: deploy keys, for the platform team.

/** @type {Record<string, (registry: Registry, words: string[]) => Promise<void>>} */
const actions = {
  async create(registry, [workspaceOrName, ...label]) {
    if (!workspaceOrName || label.length === 0) throw new Error('Usage: npm run keys -- create <deployable> <label>')
    const name = deployableOf(workspaceOrName)
    const { id, key } = await registry.post('/api/releases/keys', { name, label: label.join(' ') })
    console.log(`Key ${id} for ${name}, shown only now:\n${key}`)
  },
  async revoke(registry, [id]) {
    if (!/^\d+$/.test(id ?? '')) throw new Error('Usage: npm run keys -- revoke <id>')
    await registry.call('DELETE', `/api/releases/keys/${id}`)
    console.log(`Key ${id} is revoked`)
  },
  async list(registry) {
    for (const { id, name, label, created_at, revoked_at } of (await registry.call('GET', '/api/releases/keys')).data) {
      console.log(
        `${id}  ${name}  ${label}  since ${created_at.slice(0, 10)}${revoked_at ? `, revoked ${revoked_at.slice(0, 10)}` : ''}`,
      )
    }
  },
}

await command(async ([action = '', ...words]) => {
  const run = actions[action]
  if (!run) throw new Error('Usage: npm run keys -- create <deployable> <label> | revoke <id> | list')
  await run(new Registry(platformKey()), words)
})
