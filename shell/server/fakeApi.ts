import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { CallAnswer, CallName } from '@brightfill/shared/contract'
import type { PartOf } from '@brightfill/shared/testing'

type Addressed<Name> = Name extends `${infer Method} ${infer Path}` ? `${Method} /api${Path}` | Name : never
type Answer<Name extends CallName> = PartOf<CallAnswer<Name>> | ((request: { url: URL; body: string }) => unknown)

/** Answers by the address that a server asks, printed or below /api. */
type Answers = { [Name in CallName as Addressed<Name>]?: Answer<Name> } & {
  /** No call of the contract: browsers are sent there. */
  'GET /auth/google/redirect'?: object
}

/** For tests: an api that answers these calls, `{ 'GET /api/pages': [...] }`, and everything else with 404. */
export async function fakeApi(answers: Answers) {
  const asked: string[] = []
  const headers: Record<string, IncomingHttpHeaders> = {}
  const server = createServer(async (request: IncomingMessage, response) => {
    const url = new URL(request.url ?? '/', 'http://api.test')
    const name = `${request.method} ${url.pathname}`
    asked.push(name)
    headers[name] = request.headers
    const answer: unknown = answers[name as keyof Answers]
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
