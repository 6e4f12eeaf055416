import { command } from '../command.mjs'
import { deployableOf, platformKey, Registry } from './registry.mjs'

// npm run keys -- create <deployable> <label> | rotate <id> | revoke <id> | list: deploy keys, for the platform team.

/**
 * @param {Registry} registry
 * @param {string[]} words
 */
async function create(registry, [workspaceOrName, ...label]) {
  if (!workspaceOrName || label.length === 0) throw new Error('Usage: npm run keys -- create <deployable> <label>')
  const name = deployableOf(workspaceOrName)
  const { id, key } = await registry.post('/api/releases/keys', { name, label: label.join(' ') })
  console.log(`Key ${id} for ${name}, shown only now:\n${key}`)
}

/** @type {Record<string, (registry: Registry, words: string[]) => Promise<void>>} */
const actions = {
  create,
  /** A second key for the same deployable: the team's pipeline changes over before the former one is revoked. */
  async rotate(registry, [id]) {
    const { data } = await registry.call('GET', '/api/releases/keys')
    const former = data.find((/** @type {{ id: number }} */ key) => String(key.id) === id)
    if (!former) throw new Error('Usage: npm run keys -- rotate <id>')
    await create(registry, [former.name, former.label])
    console.log(`Key ${id} works on. Once the new one is in use: npm run keys -- revoke ${id}`)
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
  if (!run) throw new Error('Usage: npm run keys -- create <deployable> <label> | rotate <id> | revoke <id> | list')
  await run(new Registry(platformKey()), words)
})
