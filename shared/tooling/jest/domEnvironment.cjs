const { TestEnvironment } = require('jest-environment-jsdom')
const { computedStyle } = require('./computedStyle.cjs')

/** jsdom with what the router and the events of the office need of fetch, which jsdom leaves out and node has. */
class DomEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup()
    Object.assign(this.global, { Request: PageRequest, Response, Headers, structuredClone })
    Object.assign(this.global, { ReadableStream, TransformStream, TextDecoderStream })
    Object.assign(this.global, { getComputedStyle: computedStyle(this.global.getComputedStyle.bind(this.global)) })
  }
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
