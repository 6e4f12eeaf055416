import { installPackages, requireNode } from './install.mjs'

try {
  requireNode()
  installPackages()
  const { build } = await import('./build.mjs')
  await build()
  const { runSite } = await import('./runSite.mjs')
  await runSite()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
