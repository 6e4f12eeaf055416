import path from 'node:path'
import { Variables } from '@brightfill/shared/node'

/** Everything the composition server is told from outside (README, "Operating it"). */
export interface Settings {
  host: string
  port: number
  apiOrigin: string
  /** Origin visitors use, for absolute addresses; never taken from the Host header. */
  publicOrigin: string
  /** Folder of the releases this server has fetched, and of what was last known to be live. */
  releasesDir: string
  /** Addresses and networks whose X-Forwarded-For is believed. */
  trustProxy: string[]
  /** What the api knows composition servers by. */
  shellKey: string
  logLevel: string
  /** Pages for developers are served, and budgets are loose. */
  development: boolean
  /** Who brings it may read `/metrics` from another machine. */
  metricsToken?: string
}

/** @throws Error with one line that names the variable */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const variables = new Variables(env)
  const port = variables.port('PORT', 3000)
  return {
    host: variables.host(),
    port,
    apiOrigin: variables.origin('API_ORIGIN', `http://127.0.0.1:${variables.port('API_PORT', 4000)}`),
    publicOrigin: variables.origin('PUBLIC_ORIGIN', `http://localhost:${port}`),
    logLevel: variables.logLevel(),
    development: variables.isDevelopment(),
    metricsToken: variables.key('METRICS_TOKEN'),
    releasesDir: path.resolve(env.RELEASES_DIR || path.join(env.DATA_DIR || '.data', 'releases')),
    trustProxy: variables.proxies('TRUST_PROXY'),
    shellKey: variables.key('SHELL_KEY') ?? missing('SHELL_KEY'),
  }
}

function missing(name: string): never {
  throw new Error(`${name} must be set, to the same text as for the api`)
}
