import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

// Visitors with an address each, who ask at a steady rate, whether or not earlier ones have their answers.

/**
 * @typedef {object} Noticed
 * @property {string} during
 * @property {Record<string, [p50: number, p95: number]>} times ms of answers, by kind
 * @property {string[]} failures
 * @property {number} asked
 */

const PER_SECOND = 20
const PATIENCE = 10_000
const PICTURE = '/storage/brand/brightfill-machinery-logo.svg'

let visitors = 0

/** @type {Record<string, () => string>} */
const kinds = {
  'kept page': () => '/products',
  // Nobody else asks for it, so it is rendered.
  'new page': () => `/products?search=${visitors}`,
  call: () => '/api/fields?options=Meta%20site',
  picture: () => PICTURE,
}

/**
 * @param {string} origin
 * @param {number} seconds
 * @returns {Promise<Omit<Noticed, 'during'>>}
 */
export async function visit(origin, seconds) {
  /** @type {Record<string, number[]>} */
  const took = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]))
  /** @type {string[]} */
  const failures = []
  const started = performance.now()
  const all = []
  const asked = seconds * PER_SECOND
  for (let number = 0; number < asked; number += 1) {
    const due = started + (number * 1000) / PER_SECOND
    await wait(Math.max(0, due - performance.now()))
    const [kind = '', addressOf] = Object.entries(kinds)[number % Object.keys(kinds).length] ?? []
    const address = addressOf?.() ?? '/'
    all.push(
      ask(origin + address).then((failure) => {
        if (failure) failures.push(`${address.replace(/\d+$/, '…')} ${failure}`)
        else took[kind]?.push(performance.now() - due)
      }),
    )
  }
  await Promise.all(all)
  const times = Object.entries(took).map(([kind, all]) => [kind, [percentile(all, 0.5), percentile(all, 0.95)]])
  return { times: Object.fromEntries(times), failures, asked }
}

/**
 * The reason why a visitor did not get it whole.
 * @param {string} address
 * @returns {Promise<string | undefined>}
 */
function ask(address) {
  visitors += 1
  const localAddress = `127.0.${1 + (visitors % 200)}.${1 + (Math.floor(visitors / 200) % 200)}`
  return new Promise((resolve) => {
    const fail = (/** @type {Error} */ { message }) => resolve(message)
    const options = { localAddress, family: 4, agent: false, signal: AbortSignal.timeout(PATIENCE) }
    get(address, options, (answer) => {
      const { statusCode = 0 } = answer
      answer
        .on('error', fail)
        .on('end', () => resolve(statusCode < 400 ? undefined : `was answered with ${statusCode}`))
        .resume()
    }).on('error', fail)
  })
}

/**
 * @param {number[]} values
 * @param {number} share
 */
function percentile(values, share) {
  const sorted = values.toSorted((one, other) => one - other)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN)
}
