import { command } from './command.mjs'
import { installPackages, requireNode } from './install.mjs'

await command(async () => {
  requireNode()
  installPackages()
  const { ensureBrowser } = await import('./ensureBrowser.mjs')
  const { runChecks } = await import('./runChecks.mjs')
  const { passed, failed, skipped, flaky } = await runChecks({ browser: ensureBrowser() })
  process.exitCode = failed > 0 ? 1 : 0
  const rest = [skipped > 0 && `${skipped} skipped`, flaky > 0 && `${flaky} flaky`].filter(Boolean)
  console.log([`${passed} passed`, `${failed} failed`, ...rest].join(', '))
})
