import os from 'node:os'
import path from 'node:path'

/** Where the browser tests run the site: away from the ports and the data a developer uses. */
export const PORT = 3170
export const API_PORT = 4170
export const origin = `http://localhost:${PORT}`

const folder = path.join(os.tmpdir(), 'brightfill-e2e')
export const dataDir = path.join(folder, 'data')
export const releasesRoot = path.join(folder, 'releases')
