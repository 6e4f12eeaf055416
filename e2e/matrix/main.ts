import { build } from '../../shared/tooling/build'
import { ensureBrowser } from '../../shared/tooling/ensureBrowser'
import { runPlaywright } from '../runPlaywright'

// npm run test:matrix [-- -g "blog, hang"]: every way in which a remote can fail, on the server and in the browser
// (e2e/matrix/matrix.spec.ts).

await build()
// The loop uses up a processor, so nothing runs beside it: the table shows its times.
for (const [project, workers] of Object.entries({ cells: '2', loop: '1' })) {
  const words = [`--project=${project}`, '--pass-with-no-tests', ...process.argv.slice(2)]
  runPlaywright('e2e/matrix', words, { E2E_WORKERS: workers, CHROMIUM_PATH: ensureBrowser() ?? '' })
}
