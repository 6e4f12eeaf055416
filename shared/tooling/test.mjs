import { command } from './command.mjs'
import { installPackages, requireNode } from './install.mjs'

// npm test; npm run test:browser; npm run test:long
await command(async ([kind]) => {
  requireNode()
  installPackages()
  const { register } = await import('tsx/esm/api')
  register()
  const { ensureBrowser } = await import('./ensureBrowser')
  const { runBrowser, runChecks, runLong } = await import('./runChecks')
  const run = { '--browser': runBrowser, '--long': runLong }[kind ?? ''] ?? runChecks
  const { passed, failed, skipped, flaky } = await run({ browser: ensureBrowser() })
  process.exitCode = failed > 0 ? 1 : 0
  for (const title of flaky) console.log(`Flaky: ${title}`)
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
})
