import { build } from '../build.mjs'
import { command } from '../command.mjs'
import { deployable, tellActivation } from './deployable.mjs'
import { packRelease } from './pack.mjs'
import { builtRelease } from './releaseFolders.mjs'

// npm run release -- mfe-blog [--no-activate]: builds a deployable from this checkout, publishes it, and makes it live.

await command(async ([workspaceOrName, ...options]) => {
  const usage = 'npm run release -- <deployable> [--no-activate]'
  const { workspace, name, registry } = deployable(workspaceOrName, usage)
  if (options.some((option) => option !== '--no-activate')) throw new Error(`Usage: ${usage}`)
  await build([workspace])
  const { release, folder } = builtRelease(workspace)
  console.log(`${name}: ${release} ${await publish(registry, { name, release, folder })}`)
  if (!options.includes('--no-activate')) tellActivation(name, await registry.activate({ [name]: release }))
})

/**
 * The same sources make the same id wherever they are built, but not always the same bytes: what was published first
 * stays.
 * @param {import('./registry.mjs').Registry} registry
 * @param {{ name: string, release: string, folder: string }} built
 */
async function publish(registry, { name, release, folder }) {
  const { data } = await registry.list(name)
  if (data.some((row) => row.release === release)) return 'was published before'
  const { size } = await registry.publish(await packRelease(folder))
  return `is published (${Math.ceil(size / 1024)} KB)`
}
