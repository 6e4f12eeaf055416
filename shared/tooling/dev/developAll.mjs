import { setTimeout as wait } from 'node:timers/promises'
import { build } from '../build.mjs'
import { watchProgram } from '../nodeProgram.mjs'
import { currentRelease } from '../releases/releaseFolders.mjs'
import { runSite } from '../runSite.mjs'
import { siteText } from '../site.mjs'
import { webpackCli } from '../webpackCli.mjs'
import { remoteWorkspaces } from '../workspaces.mjs'

/**
 * Develops everything: all remotes and the shell are refreshed in the browser, and the api of a site that is started
 * for it starts again after each change. Where a site runs already, its api stays as it is.
 */
export async function developAll() {
  if (await isReady()) return webpackCli('shell', 'serve')
  // Browsers run the development builds, so builds of former sources are good enough here.
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
  // One without the other is of no use.
  process.kill(process.pid, 'SIGTERM')
  await Promise.allSettled(parts)
  await watching.dispose()
}

const isReady = async () => (await siteText('/readyz')) !== undefined
