import os from 'node:os'
import path from 'node:path'

/**
 * Ports, folders and addresses of a browser test site, apart from those a developer uses. Each worker of a run has its
 * own site, so no test sees the changes of another. With another E2E_PORT, two runs can go on at once.
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

/** The number of this worker, which Playwright (1.65) puts into the environment. */
export const WORKER = Number(process.env.TEST_PARALLEL_INDEX) || 0
export const { port: PORT, apiPort: API_PORT, oidcPort: OIDC_PORT, origin, dataDir } = siteOf(WORKER)
/** The site's registry and the folder with its key. */
export const site = { apiPort: API_PORT, dataDir }
/** The folder in which the composition server keeps fetched releases. */
export const releasesDir = path.join(dataDir, 'releases')
/** The key that identifies the composition servers of the tests to the registry. */
export const SHELL_KEY = 'the-key-of-composition-servers-in-tests'
