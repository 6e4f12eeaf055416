import http from 'node:http'
import https from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Lets visitors ask at a steady rate, whether or not earlier ones have their answers. A server that stalls keeps all of
 * them waiting, and each wait counts from the moment it was due.
 * @param {number} perSecond
 * @param {(number: number) => boolean} goesOn
 * @param {(number: number, due: number) => Promise<void>} ask
 */
export async function steadily(perSecond, goesOn, ask) {
  const started = performance.now()
  const asked = []
  for (let number = 0; goesOn(number); number += 1) {
    const due = started + (number * 1000) / perSecond
    await wait(Math.max(0, due - performance.now()))
    asked.push(ask(number, due))
  }
  await Promise.all(asked)
}

/**
 * The outcome of a request: its status, and the reason why a visitor did not get the whole answer. Nobody reads the
 * answer, so it stays compressed: the site needs the processor.
 * @param {string} address
 * @param {https.RequestOptions & { body?: string }} options
 * @returns {Promise<{ status?: number, failure?: string }>}
 */
export function outcomeOf(address, { body, ...options }) {
  const { request } = address.startsWith('https:') ? https : http
  return new Promise((resolve) => {
    const fail = (/** @type {Error} */ { message }) => resolve({ failure: message })
    const asked = request(address, options, (answer) => {
      const status = answer.statusCode ?? 0
      answer
        .on('error', fail)
        .on('end', () => resolve({ status, ...(status >= 400 && { failure: `was answered with ${status}` }) }))
        .resume()
    })
    asked.on('error', fail).end(body)
  })
}
