import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

const PATIENCE = 10_000
const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' }

/**
 * Visitors who request pages at a steady rate, whether or not earlier visitors have their answers. A server that stalls
 * keeps all of them waiting, and each wait counts from the moment it was due.
 * @param {string} origin
 * @param {string[]} addresses requested in turn
 * @param {{ perSecond: number, seconds: number }} rate
 * @returns {Promise<{ latencies: number[], failures: string[] }>} milliseconds of each answer, and the failures
 */
export async function steadyLoad(origin, addresses, { perSecond, seconds }) {
  const agent = new Agent({ keepAlive: true })
  /** @type {number[]} */
  const latencies = []
  /** @type {string[]} */
  const failures = []
  const started = performance.now()

  /**
   * @param {string} address
   * @param {number} due
   */
  async function ask(address, due) {
    const failure = await failureOf(origin + address, agent)
    if (failure) failures.push(`${address} ${failure}`)
    else latencies.push(performance.now() - due)
  }

  const asked = []
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const due = started + (number * 1000) / perSecond
    await wait(Math.max(0, due - performance.now()))
    asked.push(ask(addresses[number % addresses.length] ?? '/', due))
  }
  await Promise.all(asked)
  agent.destroy()
  return { latencies, failures }
}

/**
 * The reason why a visitor did not get the page. The answer stays compressed, because nobody reads it and the site
 * needs the processor.
 * @param {string} address
 * @param {Agent} agent
 * @returns {Promise<string | undefined>}
 */
function failureOf(address, agent) {
  return new Promise((resolve) => {
    const fail = (/** @type {Error} */ { message }) => resolve(message)
    const request = get(address, { agent, headers, signal: AbortSignal.timeout(PATIENCE) }, (answer) => {
      answer
        .on('error', fail)
        .on('end', () =>
          resolve(Number(answer.statusCode) < 400 ? undefined : `was answered with ${answer.statusCode}`),
        )
      answer.resume()
    })
    request.on('error', fail)
  })
}
