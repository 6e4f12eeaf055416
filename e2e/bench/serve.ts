import { once } from 'node:events'
import http from 'node:http'

export type Answer = (request: http.IncomingMessage, response: http.ServerResponse) => Promise<unknown>

/** Serves with one function on a port of this machine. */
export async function serve(port: number, answer: Answer) {
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

/** Passes on a request unchanged, and its answer back. */
export function passOn(
  address: string,
  request: http.IncomingMessage,
  response: http.ServerResponse,
  agent?: http.Agent,
) {
  const { method, headers } = request
  const onward = http.request(address, { method, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  })
  onward.on('error', () => response.destroy())
  request.pipe(onward)
}

/** @param content body: compressed with brotli */
export function send(
  response: http.ServerResponse,
  { type, body, status = 200 }: { type: string; body: Buffer; status?: number },
) {
  response
    .writeHead(status, { 'Content-Type': type, 'Content-Encoding': 'br', 'Content-Length': body.length })
    .end(body)
}
