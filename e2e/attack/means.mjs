import { Agent, request } from 'node:http'
import { connect } from 'node:net'

/** The client from which attacks are. */
const ATTACKER = '127.0.0.66'
/** The proxy that the site believes: what it forwards is from many clients. */
const PROXY = '127.0.0.1'
const PER_SECOND = 100

/**
 * Keeps connections open that send a text and then a letter now and then; those that the site ends are opened again.
 * @param {string} origin
 * @param {number} count
 * @param {string} text
 * @param {{ reads?: boolean }} [options] whether they read what is answered
 */
export function hold(origin, count, text, { reads = true } = {}) {
  const port = Number(new URL(origin).port)
  const open = () => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER })
    const dripping = reads ? setInterval(() => socket.write('x'), 4_000) : undefined
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(dripping)
      // At different times, as connections from many processes would be: all at once they would be a flood.
      setTimeout(open, 500 + Math.random() * 1_000)
    })
    socket.write(text)
    if (reads) socket.resume()
    else socket.pause()
  }
  for (let number = 0; number < count; number += 1) open()
}

/**
 * Sends requests at a steady rate, without waiting for answers.
 * @param {string} origin
 * @param {() => { path: string, body?: string, client?: string }} ask with a body it is a POST; client: the address of
 *   another than the attacker
 * @param {{ atOnce?: number, leaveAfter?: number }} [options] how many are sent at the same moment; after how many
 *   milliseconds the client is gone
 */
export function flood(origin, ask, { atOnce = 1, leaveAfter } = {}) {
  const port = Number(new URL(origin).port)
  const agents = Object.fromEntries(
    [ATTACKER, PROXY].map((localAddress) => [localAddress, new Agent({ keepAlive: true, localAddress })]),
  )
  const send = () => {
    const { path, body, client } = ask()
    const agent = agents[client ? PROXY : ATTACKER]
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(client && { 'x-forwarded-for': client }),
    }
    const method = body === undefined ? 'GET' : 'POST'
    const sent = request({ host: '127.0.0.1', port, path, agent, headers, method }, (answer) => answer.resume())
    sent.on('error', () => {}).end(body)
    if (leaveAfter !== undefined) setTimeout(() => sent.destroy(), leaveAfter)
  }
  setInterval(
    () => {
      for (let number = 0; number < atOnce; number += 1) send()
    },
    (1000 / PER_SECOND) * atOnce,
  )
}

/**
 * Asks as one of many clients, through the proxy that the site believes.
 * @param {string} origin
 * @param {string} client its address
 * @param {{ path: string, body?: object, headers?: Record<string, string> }} question with a body it is a POST
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, json: any }>}
 */
export function askAs(origin, client, { path, body, headers = {} }) {
  const text = body && JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: Number(new URL(origin).port),
        path,
        localAddress: PROXY,
        method: body ? 'POST' : 'GET',
        headers: { ...(body && { 'content-type': 'application/json' }), 'x-forwarded-for': client, ...headers },
      },
      async (answer) => {
        let said = ''
        for await (const part of answer) said += part
        const isJson = /json/.test(answer.headers['content-type'] ?? '')
        resolve({ status: Number(answer.statusCode), headers: answer.headers, json: isJson ? JSON.parse(said) : {} })
      },
    )
    sent.on('error', reject).end(text)
  })
}
