import { command } from './command.mjs'
import { installPackages, requireNode } from './install.mjs'
import { requirePlace } from './requirePlace.mjs'

await command(async () => {
  requireNode()
  // Now, because the next steps may take minutes.
  await requirePlace(process.env)
  installPackages()
  const { register } = await import('tsx/esm/api')
  register()
  const { build } = await import('./build')
  await build()
  const { runSite } = await import('./runSite')
  await runSite()
})
