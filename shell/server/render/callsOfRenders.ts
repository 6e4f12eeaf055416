import http from 'node:http'
import https from 'node:https'
import { type CallName, calls } from '@brightfill/shared/contract'
import type { AskApi, RenderAnswer, RenderCall } from '../../src/document/renderSite'

const PATIENCE = 15_000

/**
 * What a page may ask while the server renders it: what any visitor may read. Nothing that changes or tries something
 * out, because no budget counts these calls.
 */
const readable: CallName[] = [
  'status',
  'fields',
  'data',
  'pages',
  'search',
  'countries',
  'blogs',
  'blogsSearch',
  'article',
  'ourBlogs',
  'machines',
  'machinesSearch',
  'filterSets',
  'alsoLike',
  'machine',
  'manufacturers',
  'models',
  'years',
]

const allowed = new Set(
  readable.map((name) => calls[name]).flatMap(({ method, path }) => [`${method} ${path}`, `${method} /api${path}`]),
)

interface CallsOptions {
  apiOrigin: string
  /** What makes a call the server's own. */
  apiHeaders: Record<string, string>
}

/** Makes the calls of render processes, which hold no key. Never rejects. */
export function callsOfRenders({ apiOrigin, apiHeaders }: CallsOptions): AskApi {
  const { request, Agent } = apiOrigin.startsWith('https:') ? https : http
  const agent = new Agent({ keepAlive: true })

  // A page makes several calls, and fetch takes the server some five times as long (node 20).
  function make({ method, path, query, body }: RenderCall): Promise<RenderAnswer> {
    return new Promise((resolve, reject) => {
      const address = `${apiOrigin}${path}${query === undefined ? '' : `?${query}`}`
      const headers = { ...apiHeaders, ...(body && { 'content-type': body.type }) }
      const call = request(address, { method, headers, agent, timeout: PATIENCE }, (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => {
          text += part
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }))
        answer.on('error', reject)
      })
      call.on('timeout', () => call.destroy(new Error(`The api has not answered for ${PATIENCE / 1000} s`)))
      call.on('error', reject)
      call.end(body?.text)
    })
  }

  return async (call) => {
    if (!allowed.has(`${call.method} ${call.path}`))
      return { status: 403, body: JSON.stringify({ message: `No render may call ${call.method} ${call.path}` }) }
    try {
      // All of them only read. A connection that was kept open may be gone after the api restarted.
      return await make(call).catch(() => make(call))
    } catch (error) {
      return { status: 0, body: error instanceof Error ? error.message : String(error) }
    }
  }
}
