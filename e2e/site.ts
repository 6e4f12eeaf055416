import os from 'node:os'
import path from 'node:path'

/**
 * Where the sites of the browser tests are: away from the ports and the data a developer uses. Each worker of a run has
 * one of its own, so that nothing a test does to a site is seen by another. Another port, other sites, so two runs can
 * go on at once.
 */
export function siteOf(worker: number) {
  const port = (Number(process.env.E2E_PORT) || 3170) + worker * 100
  const folder = path.join(os.tmpdir(), `brightfill-e2e-${port}`)
  return {
    port,
    apiPort: port + 1000,
    /** The local OpenID provider of the sign-in tests. */
    oidcPort: port + 1800,
    origin: `http://localhost:${port}`,
    folder,
    dataDir: path.join(folder, 'data'),
  }
}

/** Which worker this is; Playwright tells each (1.65). */
export const WORKER = Number(process.env.TEST_PARALLEL_INDEX) || 0
export const { port: PORT, apiPort: API_PORT, oidcPort: OIDC_PORT, origin, dataDir } = siteOf(WORKER)
/** Where its registry is, and the key to it. */
export const site = { apiPort: API_PORT, dataDir }
/** Where the composition server keeps the releases it has fetched. */
export const releasesDir = path.join(dataDir, 'releases')
/** The key by which the registry knows the composition servers of the tests. */
export const SHELL_KEY = 'the-key-of-composition-servers-in-tests'
