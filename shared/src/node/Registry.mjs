// JavaScript, because commands run it as it is.

/** @typedef {import('@brightfill/shared/contract').ActivationAnswer} Activation */

/** An activation waits for a smoke test of up to five minutes, an import of a large site takes longer. */
const ANSWER_WITHIN = 600_000

/** The registry of a running site, as one key may use it; other calls of programs go through it too. */
export class Registry {
  /**
   * @param {string} key
   * @param {string} origin
   */
  constructor(key, origin = originOf(process.env)) {
    this.key = key
    this.origin = origin
  }

  /**
   * @param {{ name: string, archive: Buffer<ArrayBuffer>, signature: string }} release
   * @param {string[]} [skipped] checks that were left out before
   */
  publish({ name, archive, signature }, skipped = []) {
    const query = new URLSearchParams({ signature, ...told(skipped) })
    return this.call('POST', `/api/releases/${name}?${query}`, {
      body: archive,
      type: 'application/gzip',
    })
  }

  /**
   * @param {Record<string, string>} releases release by name
   * @param {string[]} [skipped] checks that were left out before
   * @returns {Promise<Activation>}
   */
  activate(releases, skipped = []) {
    return this.post('/api/releases/activate', { releases, ...told(skipped) })
  }

  /**
   * @param {string} name
   * @param {{ to?: string | undefined, from?: string | undefined }} [releases] to: one that ever was live,
   *   without it the one before; from: the one that is live, or the call is refused
   * @returns {Promise<Activation>}
   */
  rollBack(name, releases = {}) {
    return this.post(`/api/releases/${name}/rollback`, releases)
  }

  /**
   * @param {string} name
   * @param {{ release?: string, percent: number }} wanted
   * @param {string[]} [skipped] checks that were left out before
   * @returns {Promise<Activation>}
   */
  canary(name, wanted, skipped = []) {
    return this.post(`/api/releases/${name}/canary`, { ...wanted, ...told(skipped) })
  }

  /**
   * @param {string} [name]
   * @returns {Promise<{ version: number, data: import('@brightfill/shared/contract').ReleaseRow[] }>}
   */
  list(name) {
    return this.call('GET', `/api/releases${name ? `?name=${name}` : ''}`)
  }

  /**
   * @param {string} [name]
   * @returns {Promise<{ data: import('@brightfill/shared/contract').LogRow[] }>}
   */
  log(name) {
    return this.call('GET', `/api/releases/log${name ? `?name=${name}` : ''}`)
  }

  /**
   * @param {string} address
   * @param {object} content
   */
  post(address, content) {
    return this.call('POST', address, { body: JSON.stringify(content), type: 'application/json' })
  }

  /**
   * @param {string} method
   * @param {string} address
   * @param {{ body?: BodyInit, type?: string }} [content]
   * @throws Error with the one line the registry refuses with
   */
  async call(method, address, { body, type } = {}) {
    const headers = { authorization: `Bearer ${this.key}`, ...(type && { 'content-type': type }) }
    const signal = AbortSignal.timeout(ANSWER_WITHIN)
    const options = { method, body, headers, signal, redirect: /** @type {const} */ ('manual') }
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
      throw new Error(`${this.origin} answered ${response.status}, and not as an api does; is it the site?`)
    })
    if (response.ok) return answer
    const fields = Object.entries(/** @type {Record<string, string[]>} */ (answer.errors ?? {})).map(
      ([field, texts]) => ` ${field}: ${texts.join(', ')}`,
    )
    throw new Error(`Refused (${response.status}): ${answer.message}${fields.join('')}`)
  }
}

/** An api from before that was recorded does not know it. */
const told = (/** @type {string[]} */ skipped) => (skipped.length > 0 ? { skipped: skipped.join() } : undefined)

/** @param {Record<string, string | undefined>} env */
function originOf({ SITE_ORIGIN, API_ORIGIN, API_PORT }) {
  return (SITE_ORIGIN || API_ORIGIN || `http://127.0.0.1:${API_PORT || 4000}`).replace(/\/$/, '')
}
