import os from 'node:os'
import path from 'node:path'

/** Where the browser tests run the site: away from the ports and the data a developer uses. Another port, another site, so two runs can go on at once. */
export const PORT = Number(process.env.E2E_PORT) || 3170
export const API_PORT = PORT + 1000
/** The local OpenID provider of the sign-in tests; beside the site's own ports, so that two runs have one each. */
export const OIDC_PORT = PORT + 1800
export const origin = `http://localhost:${PORT}`

const folder = path.join(os.tmpdir(), `brightfill-e2e-${PORT}`)
export const dataDir = path.join(folder, 'data')
/** Where its registry is, and the key to it. */
export const site = { apiPort: API_PORT, dataDir }
/** Where the composition server keeps the releases it has fetched. */
export const releasesDir = path.join(dataDir, 'releases')
/** What the registry knows the composition servers of the tests by. */
export const SHELL_KEY = 'the-key-of-composition-servers-in-tests'
