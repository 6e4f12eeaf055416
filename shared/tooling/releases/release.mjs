import { build } from '../build.mjs'
import { builtRelease } from './builtRelease.mjs'
import { command, deployable, tellActivation } from './command.mjs'
import { packRelease } from './pack.mjs'

// npm run release -- mfe-blog [--no-activate]: builds a deployable from this checkout, publishes it, and makes it live.

await command(async ([workspaceOrName, ...options]) => {
  const usage = 'npm run release -- <deployable> [--no-activate]'
  const { workspace, name, registry } = deployable(workspaceOrName, usage)
  if (options.some((option) => option !== '--no-activate')) throw new Error(`Usage: ${usage}`)
  await build([workspace])
  const packed = await packRelease(builtRelease(workspace).folder)
  const { release, size } = await registry.publish(packed)
  console.log(`${name}: ${release} is published (${Math.ceil(size / 1024)} KB)`)
  if (!options.includes('--no-activate')) tellActivation(name, await registry.activate({ [name]: release }))
})
