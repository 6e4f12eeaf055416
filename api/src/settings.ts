import path from 'node:path'
import { compile } from '@fastify/proxy-addr'
import { type Static, type TString, Type } from 'typebox'
import { Value } from 'typebox/value'

/** A variable with the pattern it must match; `description` completes "NAME must be …". */
function variable(description: string, pattern: string, otherwise: string, options: { secret?: boolean } = {}) {
  return Type.String({ description, pattern, default: otherwise, ...options })
}

const port = '^([1-9]\\d{0,3}|[1-5]\\d{4}|6[0-4]\\d{3}|65[0-4]\\d{2}|655[0-2]\\d|6553[0-5])$'
const origin = '^https?://[^/\\s?#@]+/?$'
const key = '^([\\w.~+/=-]{32,512})?$'
const megabytes = '^[1-9]\\d{0,2}$'
const originOrNone = '^(https?://[^/\\s?#@]+/?)?$'

const proxiesRule = 'a comma list of addresses, networks like 10.0.0.0/8, loopback, linklocal or uniquelocal'

const MEGABYTE = 1024 * 1024
const SECOND = 1000

/** Everything the api is told from outside. */
const Variables = Type.Object({
  API_PORT: variable('a port from 1 to 65535', port, '4000'),
  HOST: variable('a host name or an address', '^[\\w.:-]+$', '127.0.0.1'),
  DATA_DIR: variable('a folder', '\\S', '.data'),
  DATABASE_URL: variable('an address like postgresql://user@host/name', '^(postgres(ql)?://\\S+)?$', '', {
    secret: true,
  }),
  PUBLIC_ORIGIN: variable('an origin like https://www.example.org', origin, 'http://localhost:3000'),
  /** Who may say, by X-Forwarded-For, whose call it passes on. */
  TRUST_PROXY: variable(proxiesRule, '\\S', 'loopback'),
  /** Origins besides our own that may call from a browser. */
  CORS_ORIGINS: variable('a comma list of origins', '^(https?://[^/\\s,]+(,https?://[^/\\s,]+)*)?$', ''),
  SMTP_URL: variable('an address like smtp://user:password@host:587', '^(smtps?://\\S+)?$', '', { secret: true }),
  MAIL_FROM: variable('an e-mail address', '^[^@\\s<>]+@[^@\\s<>]+$', 'no-reply@brightfill.example'),
  /** Where enquiries and offers of machines are announced. */
  STAFF_MAIL: variable('an e-mail address', '^[^@\\s<>]+@[^@\\s<>]+$', 'sales@brightfill.example'),
  RATE_PROFILE: variable('development or production', '^(development|production)$', 'development'),
  LOG_LEVEL: variable('one of silent, error, warn, info, debug', '^(silent|error|warn|info|debug)$', 'info'),
  /** What an empty database is filled with; unset, demo in development only. */
  SEED: variable('demo or none', '^(demo|none)?$', ''),
  /** Answer "success" for unknown addresses on forgot password (Q-26). */
  HIDE_UNKNOWN_EMAIL: variable('0 or 1', '^[01]$', '0'),
  /** Enquiries and offers older than this are removed. */
  ENQUIRY_DAYS: variable('a number of days', '^[1-9]\\d{0,4}$', '730'),
  GOOGLE_CLIENT_ID: variable('a client id', '^\\S*$', ''),
  GOOGLE_CLIENT_SECRET: variable('a client secret', '^\\S*$', '', { secret: true }),
  LINKEDIN_CLIENT_ID: variable('a client id', '^\\S*$', ''),
  LINKEDIN_CLIENT_SECRET: variable('a client secret', '^\\S*$', '', { secret: true }),
  /** Who holds it creates deploy keys and activates any release; without one nobody does. */
  PLATFORM_KEY: variable('at least 32 characters without spaces', key, '', { secret: true }),
  /** What composition servers call with. */
  SHELL_KEY: variable('at least 32 characters without spaces', key, '', { secret: true }),
  /** Megabytes of a release's archive, of a file in it, and of all its files. */
  RELEASE_ARCHIVE_MB: variable('a number of megabytes', megabytes, '16'),
  RELEASE_FILE_MB: variable('a number of megabytes', megabytes, '8'),
  RELEASE_UNPACKED_MB: variable('a number of megabytes', megabytes, '64'),
  /** Seconds an activation waits for a composition server to render its pages; one that asked for nothing for half of that is not running. */
  RELEASE_SMOKE_SECONDS: variable('a number of seconds from 1 to 300', '^([1-9]\\d?|[12]\\d\\d|300)$', '20'),
  /** A local OpenID provider that stands in for both; development and tests only (Q-39). */
  OIDC_TEST_ISSUER: variable('an origin like http://127.0.0.1:4900', originOrNone, ''),
})
type Variables = Static<typeof Variables>

// The options each was made with.
const rules = Variables.properties as unknown as Record<
  string,
  TString & { description: string; default: string; secret?: boolean }
>

export interface Settings {
  port: number
  host: string
  dataDir: string
  databaseUrl: string | undefined
  /** Origin visitors use: links in mails and redirects are built from it, never from the Host header. */
  publicOrigin: string
  /** Addresses and networks whose X-Forwarded-For is believed. */
  trustProxy: string[]
  corsOrigins: string[]
  smtpUrl: string | undefined
  mailFrom: string
  staffMail: string
  rateProfile: 'development' | 'production'
  logLevel: string
  seed: 'demo' | 'none'
  hideUnknownEmail: boolean
  enquiryDays: number
  providers: { google: ProviderSettings | undefined; linkedin: ProviderSettings | undefined }
  testIssuer: string | undefined
  platformKey: string | undefined
  shellKey: string | undefined
  releaseLimits: ReleaseLimits
  /** Milliseconds. */
  smokeWithin: number
}

/** Bytes. */
export interface ReleaseLimits {
  archive: number
  file: number
  unpacked: number
}

export interface ProviderSettings {
  clientId: string
  clientSecret: string
}

/** @throws Error with one line that names the variable; secrets are not repeated in it. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(
    Object.entries(rules).map(([name, { default: otherwise }]) => [name, env[name]?.trim() || otherwise]),
  )
  for (const [name, rule] of Object.entries(rules)) {
    if (Value.Check(rule, given[name])) continue
    const { description, secret } = rule
    throw new Error(`${name} must be ${description}${secret ? '' : `, but is "${given[name]}"`}`)
  }
  const values = given as Variables // each was checked above
  const publicOrigin = new URL(values.PUBLIC_ORIGIN)
  const development = values.RATE_PROFILE === 'development'
  // There everybody reads everybody's mails, and nobody's guesses are counted.
  if (development && !isLoopback(publicOrigin)) {
    throw new Error(
      `RATE_PROFILE must be production where others can reach PUBLIC_ORIGIN, which is "${publicOrigin.origin}"`,
    )
  }
  return {
    port: Number(values.API_PORT),
    host: values.HOST,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL || undefined,
    publicOrigin: publicOrigin.origin,
    trustProxy: proxies(values.TRUST_PROXY),
    corsOrigins: values.CORS_ORIGINS.split(',').filter(Boolean),
    smtpUrl: values.SMTP_URL || undefined,
    mailFrom: values.MAIL_FROM,
    staffMail: values.STAFF_MAIL,
    rateProfile: development ? 'development' : 'production',
    logLevel: values.LOG_LEVEL,
    seed: values.SEED === 'demo' || (development && values.SEED === '') ? 'demo' : 'none',
    hideUnknownEmail: values.HIDE_UNKNOWN_EMAIL === '1',
    enquiryDays: Number(values.ENQUIRY_DAYS),
    providers: {
      google: provider('GOOGLE', values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET),
      linkedin: provider('LINKEDIN', values.LINKEDIN_CLIENT_ID, values.LINKEDIN_CLIENT_SECRET),
    },
    testIssuer: values.OIDC_TEST_ISSUER ? new URL(values.OIDC_TEST_ISSUER).origin : undefined,
    platformKey: values.PLATFORM_KEY || undefined,
    shellKey: values.SHELL_KEY || undefined,
    releaseLimits: {
      archive: Number(values.RELEASE_ARCHIVE_MB) * MEGABYTE,
      file: Number(values.RELEASE_FILE_MB) * MEGABYTE,
      unpacked: Number(values.RELEASE_UNPACKED_MB) * MEGABYTE,
    },
    smokeWithin: Number(values.RELEASE_SMOKE_SECONDS) * SECOND,
  }
}

function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

function provider(name: string, clientId: string, clientSecret: string): ProviderSettings | undefined {
  if (!clientId && !clientSecret) return undefined
  if (!clientId) throw new Error(`${name}_CLIENT_ID must be set, because ${name}_CLIENT_SECRET is`)
  if (!clientSecret) throw new Error(`${name}_CLIENT_SECRET must be set, because ${name}_CLIENT_ID is`)
  return { clientId, clientSecret }
}

function proxies(text: string): string[] {
  const list = text.split(',').map((proxy) => proxy.trim())
  try {
    compile(list)
  } catch {
    throw new Error(`TRUST_PROXY must be ${proxiesRule}, but is "${text}"`)
  }
  return list
}
