import path from 'node:path'
import { isLoopback, Variables } from '@brightfill/shared/node'
import type { RateProfile } from './http/budgets'

const MEGABYTE = 1024 * 1024
const SECOND = 1000

export type Settings = ReturnType<typeof readSettings>

/** Limits of one release, and of all stored ones. */
export type ReleaseLimits = Settings['releaseLimits']

export interface ProviderSettings {
  clientId: string
  clientSecret: string
}

/**
 * Reads the configuration (docs/operations.md).
 * @throws Error with one line that names the variable, without secrets
 */
export function readSettings(env: NodeJS.ProcessEnv) {
  const variables = new Variables(env)
  const megabytes = (name: string, otherwise: number) =>
    variables.wholeNumber(name, { from: 1, to: 999, otherwise }) * MEGABYTE
  const development = variables.isDevelopment()
  const rateProfile: RateProfile = development ? 'development' : 'production'
  const publicOrigin = variables.origin('PUBLIC_ORIGIN', 'http://localhost:3000')
  // In development, all visitors can read all mails, and guesses are not counted.
  if (development && !isLoopback(new URL(publicOrigin).hostname)) {
    throw new Error(`RATE_PROFILE must be production where others can reach PUBLIC_ORIGIN, which is "${publicOrigin}"`)
  }
  return {
    port: variables.port('API_PORT', 4000),
    host: variables.host(),
    dataDir: path.resolve(variables.text('DATA_DIR', { must: 'a folder', pattern: /\S/, otherwise: '.data' })),
    /** Bytes; with fewer, the disk of the data folder counts as full. */
    diskReserve: variables.wholeNumber('DISK_RESERVE_MB', { from: 0, to: 100_000_000, otherwise: 100 }) * MEGABYTE,
    databaseUrl: variables.optional('DATABASE_URL', databaseAddress),
    /** The database server itself, where `databaseUrl` is a pooler such as pgbouncer. */
    directUrl: variables.optional('DATABASE_DIRECT_URL', databaseAddress),
    /** An S3-compatible store for media, copies of pictures and data sheets, in place of the data folder. */
    s3Url: variables.optional('S3_URL', storeAddress),
    /** Makes the most common copies of pictures in advance. */
    picturesAhead: variables.oneOf('PICTURES_AHEAD', ['0', '1'], '1') === '1',
    /** Connections to the database. */
    databasePool: variables.wholeNumber('DATABASE_POOL', { from: 2, to: 500, otherwise: 10 }),
    /** The site's origin: links in mails and redirects are built from it, never from the Host header. */
    publicOrigin,
    /** Addresses and networks with a trusted X-Forwarded-For. */
    trustProxy: variables.proxies('TRUST_PROXY'),
    /** Origins besides our own that may call from a browser. */
    corsOrigins: (
      variables.optional('CORS_ORIGINS', {
        must: 'a comma list of origins',
        pattern: /^https?:\/\/[^/\s,]+(,https?:\/\/[^/\s,]+)*$/,
      }) ?? ''
    )
      .split(',')
      .filter(Boolean),
    smtpUrl: variables.optional('SMTP_URL', {
      must: 'an address like smtp://user:password@host:587',
      pattern: /^smtps?:\/\/\S+$/,
      secret: true,
    }),
    mailFrom: variables.text('MAIL_FROM', { ...address, otherwise: 'no-reply@brightfill.example' }),
    /** The address for new enquiries and offers, and for next steps without an assignee. */
    staffMail: variables.text('STAFF_MAIL', { ...address, otherwise: 'sales@brightfill.example' }),
    rateProfile,
    /** Milliseconds that the api keeps serving after SIGTERM, so that load balancers notice. */
    drainFor: variables.drainFor(),
    logLevel: variables.logLevel(),
    /** Needed to read `/metrics` from another machine. */
    metricsToken: variables.key('METRICS_TOKEN'),
    /** The receiver of traces. */
    collector: variables.collector(),
    /** The content of a new database. */
    seed: variables.oneOf('SEED', ['demo', 'starter', 'none'], development ? 'demo' : 'none'),
    /** "Forgot password" answers "success" for unknown addresses. */
    hideUnknownEmail: variables.oneOf('HIDE_UNKNOWN_EMAIL', ['0', '1'], '0') === '1',
    /** Enquiries and offers older than this are removed. */
    soldListedDays: variables.wholeNumber('SOLD_LISTED_DAYS', { from: 0, to: 99_999, otherwise: 14 }),
    enquiryDays: variables.wholeNumber('ENQUIRY_DAYS', { from: 1, to: 99_999, otherwise: 730 }),
    /** Years that the orders of a deleted account are kept after the last change. */
    orderYears: variables.wholeNumber('ORDER_YEARS', { from: 1, to: 99, otherwise: 10 }),
    providers: { google: provider(variables, 'GOOGLE'), linkedin: provider(variables, 'LINKEDIN') },
    /** A local OpenID provider that replaces both; for development and tests only. */
    testIssuer: variables.text('OIDC_TEST_ISSUER', { ...ofThisMachine, otherwise: '' }) || undefined,
    /** Its holder creates deploy keys and activates any release. */
    platformKey: variables.key('PLATFORM_KEY'),
    /** The key that composition servers call with. */
    shellKey: variables.key('SHELL_KEY'),
    /** The previous key, during a change. */
    shellKeyFormer: variables.key('SHELL_KEY_FORMER'),
    releaseLimits: {
      /** Bytes of a release's archive, of a file in it, and of all its files. */
      archive: megabytes('RELEASE_ARCHIVE_MB', 16),
      file: megabytes('RELEASE_FILE_MB', 8),
      unpacked: megabytes('RELEASE_UNPACKED_MB', 64),
      /** Bytes of all archives of a deployable. */
      kept: variables.wholeNumber('RELEASE_KEPT_MB', { from: 1, to: 99_999, otherwise: 1_000 }) * MEGABYTE,
      /** Releases that one deploy key may publish in 24 hours. */
      daily: variables.wholeNumber('RELEASES_PER_DAY', { from: 1, to: 99_999, otherwise: 200 }),
    },
    /** Milliseconds that an activation waits for a composition server to render its pages. */
    smokeWithin: variables.wholeNumber('RELEASE_SMOKE_SECONDS', { from: 1, to: 300, otherwise: 20 }) * SECOND,
  }
}

// This provider's secret is public, and its statements about addresses are trusted.
const ofThisMachine = {
  must: 'an origin of this machine, like http://localhost:9000',
  pattern: /^(http:\/\/(localhost|127\.0\.0\.1|\[::1\]):\d+)?$/,
}
const databaseAddress = {
  must: 'an address like postgresql://user@host/name',
  pattern: /^postgres(ql)?:\/\/\S+$/,
  secret: true,
}
const storeAddress = {
  must: 'an address like https://key:secret@host/bucket?region=eu-west-2, with / + % = : @ in the secret as %2F and so on',
  pattern: /^https?:\/\/[^\s:@/]+:[^\s:@/]+@[\w.-]+(:\d{1,5})?(\/[\w.-]+)+(\?region=[\w-]+)?$/,
  secret: true,
}
const address = { must: 'an e-mail address', pattern: /^[^@\s<>]+@[^@\s<>]+$/ }

function provider(variables: Variables, name: string): ProviderSettings | undefined {
  const clientId = variables.optional(`${name}_CLIENT_ID`, { must: 'a client id', pattern: /^\S+$/ })
  const clientSecret = variables.optional(`${name}_CLIENT_SECRET`, {
    must: 'a client secret',
    pattern: /^\S+$/,
    secret: true,
  })
  if (clientId && clientSecret) return { clientId, clientSecret }
  if (!clientId && !clientSecret) return undefined
  const [missing, given] = clientId ? ['SECRET', 'ID'] : ['ID', 'SECRET']
  throw new Error(`${name}_CLIENT_${missing} must be set, because ${name}_CLIENT_${given} is`)
}
