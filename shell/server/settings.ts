import path from 'node:path'
import { Variables } from '@brightfill/shared/node'

export type Settings = ReturnType<typeof readSettings>

/**
 * The settings of the composition server, from its environment (docs/operations.md).
 * @throws Error with one line that names the variable
 */
export function readSettings(env: NodeJS.ProcessEnv) {
  const variables = new Variables(env)
  const port = variables.port('PORT', 3000)
  return {
    host: variables.host(),
    port,
    /** The apis, each of which answers every call. */
    apiOrigins: variables.origins('API_ORIGINS', `http://127.0.0.1:${variables.port('API_PORT', 4000)}`),
    /** Origin that visitors use, for absolute addresses. It never comes from the Host header. */
    publicOrigin: variables.origin('PUBLIC_ORIGIN', `http://localhost:${port}`),
    logLevel: variables.logLevel(),
    /** The site has pages for developers, and loose budgets. */
    development: variables.isDevelopment(),
    /** Milliseconds that the server goes on after it is told to stop, so that balancers notice. */
    drainFor: variables.drainFor(),
    /** Needed to read `/metrics` from another machine. */
    metricsToken: variables.key('METRICS_TOKEN'),
    /** Where traces go. */
    collector: variables.collector(),
    /** Folder of the releases that this server has fetched, and of the last known good composition. */
    releasesDir: path.resolve(env.RELEASES_DIR || path.join(env.DATA_DIR || '.data', 'releases')),
    /** File with the public keys of the teams, which sign their releases. */
    teamKeys: path.resolve(env.TEAM_KEYS || path.join(env.DATA_DIR || '.data', 'team.keys')),
    /** Bytes that the archive of a release has at most. */
    largestArchive: variables.wholeNumber('RELEASE_ARCHIVE_MB', { from: 1, to: 999, otherwise: 16 }) * 1024 * 1024,
    /** Addresses and networks trusted to send X-Forwarded-For. */
    trustProxy: variables.proxies('TRUST_PROXY'),
    /** The api recognises composition servers by it. */
    shellKey: variables.key('SHELL_KEY') ?? missing('SHELL_KEY'),
  }
}

function missing(name: string): never {
  throw new Error(`${name} must be set to the same value as for the api`)
}
