import path from 'node:path'
import { compile } from '@fastify/proxy-addr'

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
  const port = portOf(env, 'PORT', 3000)
  return {
    host: env.HOST || '127.0.0.1',
    port,
    apiOrigin: originOf(env, 'API_ORIGIN', `http://127.0.0.1:${portOf(env, 'API_PORT', 4000)}`),
    publicOrigin: originOf(env, 'PUBLIC_ORIGIN', `http://localhost:${port}`),
    logLevel: oneOf(env, 'LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'info'),
    development: oneOf(env, 'RATE_PROFILE', ['development', 'production'], 'development') === 'development',
    metricsToken: secretOf(env, 'METRICS_TOKEN'),
    releasesDir: path.resolve(env.RELEASES_DIR || path.join(env.DATA_DIR || '.data', 'releases')),
    trustProxy: proxiesOf(env, 'TRUST_PROXY', 'loopback'),
    shellKey: requiredSecretOf(env, 'SHELL_KEY'),
  }
}

function portOf(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = env[name]
  if (!text) return otherwise
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`${name} must be a port from 1 to 65535, but is "${text}"`)
  return port
}

function originOf(env: NodeJS.ProcessEnv, name: string, otherwise: string): string {
  const text = env[name]
  if (!text) return otherwise
  if (
    !URL.canParse(text) ||
    !/^https?:$/.test(new URL(text).protocol) ||
    new URL(text).origin !== text.replace(/\/$/, '')
  ) {
    throw new Error(`${name} must be an origin like https://www.example.org, but is "${text}"`)
  }
  return new URL(text).origin
}

function proxiesOf(env: NodeJS.ProcessEnv, name: string, otherwise: string): string[] {
  const text = env[name] || otherwise
  const list = text.split(',').map((proxy) => proxy.trim())
  try {
    compile(list)
  } catch {
    throw new Error(
      `${name} must be a comma list of addresses, networks like 10.0.0.0/8, loopback, linklocal or uniquelocal, but is "${text}"`,
    )
  }
  return list
}

function oneOf<Value extends string>(env: NodeJS.ProcessEnv, name: string, values: Value[], otherwise: Value): Value {
  const text = env[name] || otherwise
  const value = values.find((value) => value === text)
  if (!value) throw new Error(`${name} must be one of ${values.join(', ')}, but is "${text}"`)
  return value
}

function secretOf(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[name]
  if (text && text.length < 32) throw new Error(`${name} must have 32 characters or more`)
  return text || undefined
}

function requiredSecretOf(env: NodeJS.ProcessEnv, name: string): string {
  const secret = secretOf(env, name)
  if (!secret) throw new Error(`${name} must be set, to the same text as for the api`)
  return secret
}
