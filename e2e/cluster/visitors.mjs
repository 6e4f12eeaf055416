import { Agent, request } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'

const PATIENCE = 20_000

/**
 * @typedef {'page' | 'call' | 'picture' | 'form' | 'sign-in'} Kind
 * @typedef {{ kind: Kind, path: string, due: number, ended: number, failure?: string, status?: number, company?: string
 *   }} Visit one request; moments are of performance.now()
 */

/** @type {Kind[]} */
const nine = ['page', 'picture', 'page', 'call', 'page', 'picture', 'page', 'call', 'page']
/**
 * The kinds of twenty requests in turn.
 * @type {Kind[]}
 */
const mix = [...nine, 'form', ...nine, 'sign-in']

/** Visitors who ask at a steady rate, each from an address of its own, whether or not others have their answers. */
export class Visitors {
  /** @type {Visit[]} */
  visits = []
  #stopped = false
  // Each has a connection of its own, as different visitors do.
  #agent = new Agent({ keepAlive: false, rejectUnauthorized: false })
  /** @type {Promise<void>[]} */
  #asked = []
  /** @type {Promise<void>} */
  #running

  /**
   * @param {string} origin
   * @param {{ pages: string[], pictures: string[], perSecond: number }} what
   */
  constructor(origin, what) {
    this.origin = origin
    this.what = what
    this.#running = this.#run()
  }

  /** Ends when every request has its answer. */
  async stop() {
    this.#stopped = true
    await this.#running
    await Promise.all(this.#asked)
    this.#agent.destroy()
  }

  /**
   * The requests that were due between two moments, when each of them has its answer.
   * @param {number} from
   * @param {number} until
   */
  async between(from, until) {
    await Promise.all(this.#asked)
    return this.visits.filter(({ due }) => due >= from && due <= until)
  }

  async #run() {
    const started = performance.now()
    for (let number = 0; !this.#stopped; number += 1) {
      const due = started + (number * 1000) / this.what.perSecond
      await wait(Math.max(0, due - performance.now()))
      this.#asked.push(this.#visit(number, due))
    }
  }

  /**
   * @param {number} number
   * @param {number} due
   */
  async #visit(number, due) {
    const kind = mix[number % mix.length] ?? 'page'
    const company = kind === 'form' ? `Company ${number}` : undefined
    const visit = { kind, company, due, ...this.#request(kind, number) }
    const outcome = await this.#ask(visit, `127.0.${1 + (number % 250)}.${1 + (Math.floor(number / 250) % 250)}`)
    this.visits.push({ kind, path: visit.path, company, due, ended: performance.now(), ...outcome })
  }

  /**
   * @param {Kind} kind
   * @param {number} number
   * @returns {{ path: string, fields?: object }}
   */
  #request(kind, number) {
    const { pages, pictures } = this.what
    const one = (/** @type {string[]} */ list) => list[Math.floor(number / 2) % list.length] ?? '/'
    if (kind === 'page') return { path: one(pages) }
    if (kind === 'picture') return { path: one(pictures) }
    if (kind === 'call') return { path: '/api/get/products', fields: { page: 1 + (number % 2) } }
    if (kind === 'form') {
      const company_name = `Company ${number}`
      return { path: '/api/submit-form-footer', fields: { name: 'Visitor', company_name, phone: '01632 960001' } }
    }
    const fields = { login: 'demo@brightfill.example', password: 'Brightfill1' }
    return { path: '/api/user/login/account/auth', fields }
  }

  /**
   * @param {{ path: string, fields?: object }} what
   * @param {string} localAddress
   * @returns {Promise<{ status?: number, failure?: string }>}
   */
  #ask({ path, fields }, localAddress) {
    return new Promise((resolve) => {
      const body = fields && JSON.stringify(fields)
      const asked = request(
        this.origin + path,
        {
          agent: this.#agent,
          localAddress,
          method: body ? 'POST' : 'GET',
          headers: {
            accept: 'text/html',
            'accept-encoding': 'br',
            ...(body && { 'content-type': 'application/json' }),
          },
          signal: AbortSignal.timeout(PATIENCE),
        },
        (answer) => {
          const status = answer.statusCode ?? 0
          answer
            .on('error', ({ message }) => resolve({ failure: message }))
            .on('end', () => resolve({ status, ...(status >= 400 && { failure: `was answered with ${status}` }) }))
            .resume()
        },
      )
      asked.on('error', ({ message }) => resolve({ failure: message }))
      asked.end(body)
    })
  }
}

/**
 * The status that a visitor gets.
 * @param {string} address
 * @returns {Promise<number | undefined>}
 */
export function visit(address) {
  return new Promise((resolve, reject) => {
    const asked = request(address, { rejectUnauthorized: false }, (answer) => resolve(answer.resume().statusCode))
    asked.on('error', reject).end()
  })
}
