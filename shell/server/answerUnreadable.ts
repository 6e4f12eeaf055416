import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { problemOf } from '@brightfill/shared/node'
import { oversizedDocument, ownPolicy } from './forms/formDocument'

const tooLarge = { status: '431 Request Header Fields Too Large', code: 'too_large', message: '' }
const known: Record<string, typeof tooLarge> = {
  HPE_HEADER_OVERFLOW: tooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'timeout', message: 'The request took too long' },
}
const unreadable = { status: '400 Bad Request', code: 'bad_request', message: 'We could not read the request' }

/**
 * Answers what node cannot read as a request; no hook or route sees it. Headers that are too large get a page, because
 * a browser with too many cookies sends them with every address.
 * @param headers of every answer
 */
export function answerUnreadable(
  error: { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { status, ...problem } = known[error.code ?? ''] ?? unreadable
  const isPage = problem.code === tooLarge.code
  const id = randomUUID()
  const body = isPage ? oversizedDocument() : JSON.stringify(problemOf({ id }, problem))
  const lines = {
    ...headers,
    ...(isPage && { 'content-security-policy': ownPolicy }),
    'x-request-id': id,
    'content-type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`)
  if (socket.writable) socket.write([`HTTP/1.1 ${status}`, ...head, '', body].join('\r\n'))
  socket.destroySoon()
}
