import path from 'node:path'
import { Variables } from '@brightfill/shared/node'

/** The settings of the composition server, from its environment (docs/operations.md). */
export interface Settings {
  host: string
  port: number
  /** The apis, each of which answers every call. */
  apiOrigins: string[]
  /** Origin that visitors use, for absolute addresses. It never comes from the Host header. */
  publicOrigin: string
  /** Folder of the releases that this server has fetched, and of the last known good composition. */
  releasesDir: string
  /** File with the public keys of the teams, which sign their releases. */
  teamKeys: string
  /** Bytes that the archive of a release has at most. */
  largestArchive: number
  /** Addresses and networks whose X-Forwarded-For is believed. */
  trustProxy: string[]
  /** The api recognises composition servers by it. */
  shellKey: string
  logLevel: string
  /** The site has pages for developers, and loose budgets. */
  development: boolean
  /** Milliseconds for which the server goes on after it was told to end, so that balancers notice. */
  drainFor: number
  /** Needed to read `/metrics` from another machine. */
  metricsToken?: string
  /** Where traces go. */
  collector?: string
}

/** @throws Error with one line that names the variable */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const variables = new Variables(env)
  const port = variables.port('PORT', 3000)
  return {
    host: variables.host(),
    port,
    apiOrigins: variables.origins('API_ORIGINS', `http://127.0.0.1:${variables.port('API_PORT', 4000)}`),
    publicOrigin: variables.origin('PUBLIC_ORIGIN', `http://localhost:${port}`),
    logLevel: variables.logLevel(),
    development: variables.isDevelopment(),
    drainFor: variables.drainFor(),
    metricsToken: variables.key('METRICS_TOKEN'),
    collector: variables.collector(),
    releasesDir: path.resolve(env.RELEASES_DIR || path.join(env.DATA_DIR || '.data', 'releases')),
    teamKeys: path.resolve(env.TEAM_KEYS || path.join(env.DATA_DIR || '.data', 'team.keys')),
    largestArchive: variables.wholeNumber('RELEASE_ARCHIVE_MB', { from: 1, to: 999, otherwise: 16 }) * 1024 * 1024,
    trustProxy: variables.proxies('TRUST_PROXY'),
    shellKey: variables.key('SHELL_KEY') ?? missing('SHELL_KEY'),
  }
}

function missing(name: string): never {
  throw new Error(`${name} must be set to the same value as for the api`)
}
