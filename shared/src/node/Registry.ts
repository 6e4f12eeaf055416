import type { ActivationAnswer, LogRow, ReleaseRow } from '@brightfill/shared/contract'

type Activation = ActivationAnswer

/** An activation waits for a smoke test of up to five minutes, an import of a large site takes longer. */
const ANSWER_WITHIN = 600_000

/** The registry of a running site, as the holder of a key uses it; other programs' calls go through it too. */
export class Registry {
  constructor(
    readonly key: string,
    readonly origin: string = originOf(process.env),
  ) {}

  /** @param skipped checks that were left out before */
  publish(
    { name, archive, signature }: { name: string; archive: Buffer<ArrayBuffer>; signature: string },
    skipped: string[] = [],
  ) {
    const query = new URLSearchParams({ signature, ...told(skipped) })
    return this.call('POST', `/api/releases/${name}?${query}`, {
      body: archive,
      type: 'application/gzip',
    })
  }

  /**
   * @param releases release by name
   * @param skipped checks that were left out before
   */
  activate(releases: Record<string, string>, skipped: string[] = []): Promise<Activation> {
    return this.post('/api/releases/activate', { releases, ...told(skipped) })
  }

  /**
   * @param releases to: one that ever was live, without it the one before; from: the one that is live, or the call is
   *   refused
   */
  rollBack(name: string, releases: { to?: string | undefined; from?: string | undefined } = {}): Promise<Activation> {
    return this.post(`/api/releases/${name}/rollback`, releases)
  }

  /** @param skipped checks that were left out before */
  canary(name: string, wanted: { release?: string; percent: number }, skipped: string[] = []): Promise<Activation> {
    return this.post(`/api/releases/${name}/canary`, { ...wanted, ...told(skipped) })
  }

  list(name?: string): Promise<{ version: number; data: ReleaseRow[] }> {
    return this.call('GET', `/api/releases${name ? `?name=${name}` : ''}`)
  }

  log(name?: string): Promise<{ data: LogRow[] }> {
    return this.call('GET', `/api/releases/log${name ? `?name=${name}` : ''}`)
  }

  post(address: string, content: object) {
    return this.call('POST', address, { body: JSON.stringify(content), type: 'application/json' })
  }

  /** @throws Error with the registry's one-line refusal */
  async call(method: string, address: string, { body, type }: { body?: BodyInit; type?: string } = {}) {
    const headers = { authorization: `Bearer ${this.key}`, ...(type && { 'content-type': type }) }
    const signal = AbortSignal.timeout(ANSWER_WITHIN)
    const options = { method, body, headers, signal, redirect: 'manual' as const }
    const response = await fetch(this.origin + address, options).catch(({ name, cause = { code: name } }) => {
      const why = cause.code ?? cause.message
      throw new Error(`Nothing answers at ${this.origin} (${why}); start the site, or set SITE_ORIGIN or API_ORIGIN`)
    })
    if (response.status >= 300 && response.status < 400) {
      // The key stays here: the other origin would get the call without it, or as a GET.
      const { origin } = new URL(response.headers.get('location') ?? '', this.origin)
      throw new Error(`${this.origin} leads to ${origin}; set SITE_ORIGIN to that`)
    }
    const answer = await response.json().catch(() => {
      throw new Error(`${this.origin} answered ${response.status}, but not like the api. Is it the site?`)
    })
    if (response.ok) return answer
    const fields = Object.entries<string[]>(answer.errors ?? {}).map(
      ([field, texts]) => ` ${field}: ${texts.join(', ')}`,
    )
    throw new Error(`Refused (${response.status}): ${answer.message}${fields.join('')}`)
  }
}

const told = (skipped: string[]) => (skipped.length > 0 ? { skipped: skipped.join() } : undefined)

function originOf({ SITE_ORIGIN, API_ORIGIN, API_PORT }: Record<string, string | undefined>) {
  return (SITE_ORIGIN || API_ORIGIN || `http://127.0.0.1:${API_PORT || 4000}`).replace(/\/$/, '')
}
