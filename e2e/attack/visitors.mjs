import { percentile } from '../bench/tables.mjs'
import { outcomeOf, steadily } from '../steadily.mjs'

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
  const asked = seconds * PER_SECOND
  const ask = async (/** @type {number} */ number, /** @type {number} */ due) => {
    const [kind = '', addressOf] = Object.entries(kinds)[number % Object.keys(kinds).length] ?? []
    const address = addressOf?.() ?? '/'
    visitors += 1
    const localAddress = `127.0.${1 + (visitors % 200)}.${1 + (Math.floor(visitors / 200) % 200)}`
    const options = { localAddress, family: 4, agent: false, signal: AbortSignal.timeout(PATIENCE) }
    const { failure } = await outcomeOf(origin + address, options)
    if (failure) failures.push(`${address.replace(/\d+$/, '…')} ${failure}`)
    else took[kind]?.push(performance.now() - due)
  }
  await steadily(PER_SECOND, (number) => number < asked, ask)
  const times = Object.entries(took).map(([kind, all]) => [
    kind,
    [0.5, 0.95].map((share) => Math.round(percentile(all, share))),
  ])
  return { times: Object.fromEntries(times), failures, asked }
}
