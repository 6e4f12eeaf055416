import http from 'node:http'
import https from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Lets visitors send requests at a steady rate, whether or not earlier ones are answered. A server that stalls keeps
 * all of them waiting, and each wait counts from the moment it was due.
 */
export async function steadily(
  perSecond: number,
  goesOn: (number: number) => boolean,
  ask: (number: number, due: number) => Promise<void>,
) {
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
 * The outcome of a request: its status, and the reason why a visitor did not get the whole answer. The answer is not
 * read, so it stays compressed: the site needs the processor.
 */
export function outcomeOf(
  address: string,
  { body, ...options }: https.RequestOptions & { body?: string },
): Promise<{ status?: number; failure?: string }> {
  const { request } = address.startsWith('https:') ? https : http
  return new Promise((resolve) => {
    const fail = ({ message }: Error) => resolve({ failure: message })
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
