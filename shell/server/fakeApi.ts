import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Answers = Record<string, unknown | ((request: { url: URL; body: string }) => unknown)>

/** For tests: an api that answers these calls, `{ 'GET /api/pages': [...] }`, and everything else with 404. */
export async function fakeApi(answers: Answers) {
  const asked: string[] = []
  const headers: Record<string, IncomingHttpHeaders> = {}
  const server = createServer(async (request: IncomingMessage, response) => {
    const url = new URL(request.url ?? '/', 'http://api.test')
    const name = `${request.method} ${url.pathname}`
    asked.push(name)
    headers[name] = request.headers
    const answer = answers[name]
    const content = typeof answer === 'function' ? answer({ url, body: await text(request) }) : answer
    response
      .writeHead(content === undefined ? 404 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(content ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    /** Headers of the last request of each call. */
    headers,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
