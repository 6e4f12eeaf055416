import { command } from './command.mjs'
import { installPackages, requireNode } from './install.mjs'
import { requirePlace } from './requirePlace.mjs'

await command(async () => {
  requireNode()
  // Now, because what follows may take minutes.
  await requirePlace(process.env)
  installPackages()
  const { build } = await import('./build.mjs')
  await build()
  const { runSite } = await import('./runSite.mjs')
  await runSite()
})
