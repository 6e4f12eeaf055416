import { compile } from '@fastify/proxy-addr'

interface TextRule {
  /** Completes the sentence "NAME must be …". */
  must: string
  pattern: RegExp
  /** The value where the variable is not set; without it the variable must be set. */
  otherwise?: string
  /** A secret is never repeated in a message. */
  secret?: boolean
}

/** Environment variables, read and checked. Every method throws an Error of one line that names the variable. */
export class Variables {
  constructor(private readonly env: NodeJS.ProcessEnv) {}

  text(name: string, { must, pattern, otherwise, secret }: TextRule): string {
    const given = this.env[name]?.trim() || otherwise
    if (given !== undefined && pattern.test(given)) return given
    throw refusal(name, must, secret ? undefined : (given ?? ''))
  }

  /** The text, or undefined where the variable is not set. */
  optional(name: string, rule: Omit<TextRule, 'otherwise'>): string | undefined {
    return this.env[name]?.trim() ? this.text(name, rule) : undefined
  }

  oneOf<Value extends string>(name: string, values: readonly Value[], otherwise: Value): Value {
    const given = this.env[name]?.trim() || otherwise
    const value = values.find((value) => value === given)
    if (value === undefined) throw refusal(name, `one of ${values.join(', ')}`, given)
    return value
  }

  wholeNumber(name: string, { from, to, otherwise }: { from: number; to: number; otherwise: number }): number {
    const given = this.env[name]?.trim() || String(otherwise)
    const number = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN
    if (number >= from && number <= to) return number
    throw refusal(name, `a number from ${from} to ${to}`, given)
  }

  port(name: string, otherwise: number): number {
    return this.wholeNumber(name, { from: 1, to: 65_535, otherwise })
  }

  /**
   * The address to listen on. In development other machines must not reach the site: every e-mail is readable, and no
   * password guesses are counted.
   */
  host(): string {
    const host = this.text('HOST', { must: 'a host name or an address', pattern: /^[\w.:-]+$/, otherwise: '127.0.0.1' })
    const meant = this.oneOf('EXPOSE_DEVELOPMENT', ['yes', 'no'], 'no') === 'yes'
    if (!this.isDevelopment() || meant || isLoopback(host)) return host
    throw refusal('HOST', 'an address of this machine in development, unless EXPOSE_DEVELOPMENT is "yes"', host)
  }

  /** An origin without a slash at its end. */
  origin(name: string, otherwise: string): string {
    return new URL(
      this.text(name, {
        must: 'an origin like https://www.example.org',
        pattern: /^https?:\/\/[^/\s?#@]+\/?$/,
        otherwise,
      }),
    ).origin
  }

  /** A comma list of origins. */
  origins(name: string, otherwise: string): string[] {
    const given = this.env[name]?.trim() || otherwise
    return given.split(',').map((origin) => new Variables({ [name]: origin }).origin(name, otherwise))
  }

  /** A key that two programs share. */
  key(name: string): string | undefined {
    return this.optional(name, {
      must: 'at least 32 characters without spaces',
      pattern: /^[\w.~+/=-]{32,512}$/,
      secret: true,
    })
  }

  /** Where OpenTelemetry's traces go; read again by its own exporter. */
  collector(): string | undefined {
    return this.optional('OTEL_EXPORTER_OTLP_ENDPOINT', {
      must: 'an address like http://collector.example.org:4318',
      pattern: /^https?:\/\/[^/\s@]+(\/\S*)?$/,
    })
  }

  /** Addresses and networks trusted to send X-Forwarded-For. */
  proxies(name: string): string[] {
    const given = this.env[name]?.trim() || 'loopback'
    const list = given.split(',').map((proxy) => proxy.trim())
    try {
      compile(list)
    } catch {
      const must = 'a comma list of addresses, networks like 10.0.0.0/8, loopback, linklocal or uniquelocal'
      throw refusal(name, must, given)
    }
    return list
  }

  /** How much the log says; `silent` is nothing. By default, development logs only troubles. */
  logLevel(): string {
    return this.oneOf('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], this.isDevelopment() ? 'warn' : 'info')
  }

  /** Milliseconds from the signal to end until the server stops accepting requests; by default 0 in development. */
  drainFor(): number {
    return this.wholeNumber('DRAIN_SECONDS', { from: 0, to: 300, otherwise: this.isDevelopment() ? 0 : 5 }) * 1_000
  }

  /** Development has loose budgets and pages for developers. */
  isDevelopment(): boolean {
    return this.oneOf('RATE_PROFILE', ['development', 'production'], 'development') === 'development'
  }
}

function refusal(name: string, must: string, given: string | undefined): Error {
  return new Error(`${name} must be ${must}${given === undefined ? '' : `, but is "${given}"`}`)
}

/** Whether only programs on this machine reach a host. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host)
}
