import { setTimeout as wait } from 'node:timers/promises'
import { build } from '../build'
import { watchProgram } from '../nodeProgram'
import { currentRelease } from '../releases/releaseFolders'
import { runSite } from '../runSite'
import { siteText } from '../site'
import { webpackCli } from '../webpackCli'
import { remoteWorkspaces } from '../workspaces'

/**
 * Develops everything: all remotes and the shell are refreshed in the browser, and the api of a site that is started
 * for it starts again after each change. Where a site runs already, its api stays as it is.
 */
export async function developAll() {
  if (await isReady()) return webpackCli('shell', 'serve')
  // Browsers run the development builds, so outdated builds are good enough here.
  const missing = ['shell', ...remoteWorkspaces].filter((workspace) => !currentRelease(workspace))
  await build([...missing, 'api'])
  const watching = await watchProgram({ workspace: 'api', entry: 'src/main.ts', outdir: 'dist' })
  let ended = false
  const site = runSite(process.env, { restartApi: true }).finally(() => {
    ended = true
  })
  while (!ended && !(await isReady())) await wait(200)
  const parts = [site, ...(ended ? [] : [webpackCli('shell', 'serve')])]
  await Promise.race(parts.map((part) => part.catch(() => {})))
  // One without the other is useless.
  process.kill(process.pid, 'SIGTERM')
  await Promise.allSettled(parts)
  await watching.dispose()
}

const isReady = async () => (await siteText('/readyz')) !== undefined
