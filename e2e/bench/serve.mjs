import { once } from 'node:events'
import http from 'node:http'

/** @typedef {(request: http.IncomingMessage, response: http.ServerResponse) => Promise<unknown>} Answer */

/**
 * Serves with one function on a port of this machine.
 * @param {number} port
 * @param {Answer} answer
 */
export async function serve(port, answer) {
  const server = http.createServer((request, response) => {
    answer(request, response).catch((error) => response.writeHead(500).end(String(error)))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.close().closeAllConnections()
      await once(server, 'close')
    },
  }
}

/**
 * Passes a request on as it is, and its answer back.
 * @param {string} address
 * @param {http.IncomingMessage} request
 * @param {http.ServerResponse} response
 * @param {http.Agent} [agent]
 */
export function passOn(address, request, response, agent) {
  const { method, headers } = request
  const onward = http.request(address, { method, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  request.pipe(onward)
}

/**
 * @param {http.ServerResponse} response
 * @param {{ type: string, body: Buffer, status?: number }} content body: compressed with brotli
 */
export function send(response, { type, body, status = 200 }) {
  response
    .writeHead(status, { 'Content-Type': type, 'Content-Encoding': 'br', 'Content-Length': body.length })
    .end(body)
}
