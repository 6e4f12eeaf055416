import { command } from './command.mjs'
import { installPackages, requireNode } from './install.mjs'

await command(async () => {
  requireNode()
  installPackages()
  const { ensureBrowser } = await import('./ensureBrowser.mjs')
  const { runChecks } = await import('./runChecks.mjs')
  const { passed, failed, skipped } = await runChecks({ browser: ensureBrowser() })
  process.exitCode = failed > 0 ? 1 : 0
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
})
