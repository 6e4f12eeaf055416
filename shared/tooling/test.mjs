import { command } from './command.mjs'
import { installPackages, requireNode } from './install.mjs'

await command(async () => {
  requireNode()
  installPackages()
  const { ensureBrowser } = await import('./ensureBrowser.mjs')
  const { runChecks, runLong } = await import('./runChecks.mjs')
  const long = process.argv.includes('--long')
  const { passed, failed, skipped, flaky } = await (long ? runLong : runChecks)({ browser: ensureBrowser() })
  process.exitCode = failed > 0 ? 1 : 0
  const rest = [skipped > 0 && `${skipped} skipped`, flaky > 0 && `${flaky} flaky`].filter(Boolean)
  console.log([`${passed} passed`, `${failed} failed`, ...rest].join(', '))
})
