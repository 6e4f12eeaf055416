import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type NetworkFault, SLOW } from './faults'

/** A proxy between browser and site that forwards everything and breaks the files of one remote. */
export class FaultProxy {
  private fault: { remote: string; kind: NetworkFault } | undefined
  private readonly held = new Set<ServerResponse>()
  private readonly server: Server

  constructor(private readonly sitePort: number) {
    this.server = createServer((asked, answer) => this.answer(asked, answer))
  }

  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(port, 'localhost', resolve))
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port // it listens on a port, so this is not a pipe name
  }

  strike(remote: string, kind: NetworkFault) {
    this.fault = { remote, kind }
  }

  /** Answers new requests again. Requests that hang stay open, as on a line that lost their packets. */
  heal() {
    this.fault = undefined
  }

  async close(): Promise<void> {
    for (const answer of this.held) answer.destroy()
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private answer(asked: IncomingMessage, answer: ServerResponse) {
    const { fault } = this
    if (!fault || !asked.url?.startsWith(`/remotes/${fault.remote}/`)) return this.pass(asked, answer)
    switch (fault.kind) {
      case 'refused':
        return asked.socket.destroy()
      case 'slow':
        return setTimeout(() => this.pass(asked, answer), SLOW)
      case 'hang':
        return this.held.add(answer)
      case '404':
        return answer.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
      case '500 with JSON':
        return answer
          .writeHead(500, { 'Content-Type': 'application/json' })
          .end('{"result":0,"message":"Something went wrong"}')
      case 'HTML':
        return answer
          .writeHead(200, { 'Content-Type': 'text/html' })
          .end('<!doctype html><title>Sign in to the network</title>')
      case 'truncated':
        return this.pass(asked, answer, (body) => body.subarray(0, body.length / 2))
      case 'wrong hash':
        return this.pass(asked, answer, (body) => Buffer.concat([body, Buffer.from('\n;')]))
    }
  }

  private pass(asked: IncomingMessage, answer: ServerResponse, change?: (body: Buffer) => Buffer) {
    const headers = change ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers
    const onward = request(
      { port: this.sitePort, host: '127.0.0.1', method: asked.method, path: asked.url, headers },
      (answered) => {
        if (!change) {
          answer.writeHead(answered.statusCode ?? 502, answered.headers)
          return answered.pipe(answer)
        }
        const parts: Buffer[] = []
        answered.on('data', (part: Buffer) => parts.push(part))
        answered.on('end', () => {
          const body = change(Buffer.concat(parts))
          answer.writeHead(answered.statusCode ?? 502, { ...answered.headers, 'content-length': body.length }).end(body)
        })
      },
    )
    onward.on('error', () => answer.destroy())
    answer.on('close', () => onward.destroy())
    asked.pipe(onward)
  }
}
