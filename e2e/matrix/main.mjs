import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { build } from '../../shared/tooling/build.mjs'
import { ensureBrowser } from '../../shared/tooling/ensureBrowser.mjs'

// npm run test:matrix [-- -g "blog, hang"]: every way in which a remote can fail, on the server and in the browser
// (e2e/matrix/matrix.spec.ts).

const root = path.resolve(import.meta.dirname, '../..')
await build()
// The loop uses up a processor, so nothing runs beside it: the table shows its times.
for (const [project, workers] of [
  ['cells', '2'],
  ['loop', '1'],
]) {
  const args = ['--config', 'e2e/matrix/playwright.config.ts', `--project=${project}`, '--pass-with-no-tests']
  const { status } = spawnSync('npx', ['playwright', 'test', ...args, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, E2E_WORKERS: workers, CHROMIUM_PATH: ensureBrowser() ?? '' },
  })
  process.exitCode ||= status ?? 1
}
