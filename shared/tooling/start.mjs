import { command } from './command.mjs'
import { installPackages, requireNode } from './install.mjs'

await command(async () => {
  requireNode()
  installPackages()
  const { build } = await import('./build.mjs')
  await build()
  const { runSite } = await import('./runSite.mjs')
  await runSite()
})
