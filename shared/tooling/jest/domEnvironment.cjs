const { TestEnvironment } = require('jest-environment-jsdom')
const { computedStyle } = require('./computedStyle.cjs')

/** jsdom with node's fetch, as far as the router and the office's events need it, because jsdom leaves it out. */
class DomEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup()
    Object.assign(this.global, { Request: PageRequest, Response, Headers, structuredClone })
    Object.assign(this.global, { fetch: noLine })
    Object.assign(this.global, { ReadableStream, TransformStream, TextDecoderStream })
    Object.assign(this.global, { getComputedStyle: computedStyle(this.global.getComputedStyle.bind(this.global)) })
  }
}

/** A test that needs an answer gives it; for all others the network is down, however slowly they run. */
async function noLine() {
  throw new TypeError('Failed to fetch')
}

/**
 * node refuses the AbortSignal of another realm, and a signal of node's would be refused by jsdom; so this request just
 * carries it.
 */
class PageRequest extends Request {
  /** @type {AbortSignal | null | undefined} */
  #signal

  /**
   * @param {RequestInfo | URL} input
   * @param {RequestInit} [init]
   */
  constructor(input, { signal, ...init } = {}) {
    super(input, init)
    this.#signal = signal
  }

  /** @override */
  get signal() {
    return this.#signal ?? super.signal
  }
}

module.exports = DomEnvironment
