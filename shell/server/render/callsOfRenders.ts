import http from 'node:http'
import https from 'node:https'
import { callAt } from '@brightfill/shared/contract'
import { traceparent } from '@brightfill/shared/node'
import type { RenderTask } from '../../src/document/renderPage'
import type { RenderAnswer, RenderCall } from '../../src/document/renderSite'
import { checkOf, isPageCall } from '../answerChecks'
import type { Apis } from '../apis/Apis'
import { beginCall } from '../beginCall'

const PATIENCE = 15_000

/** A call of a render, and the page that it is for. */
export type AskForPage = (call: RenderCall, page?: Pick<RenderTask, 'requestId' | 'trace'>) => Promise<RenderAnswer>

interface CallsOptions {
  apis: Apis
  /** The headers that make a call the server's own. */
  apiHeaders: Record<string, string>
}

/** Makes the calls of render processes, which hold no key. Never rejects. */
export function callsOfRenders({ apis, apiHeaders }: CallsOptions): AskForPage {
  const agents = { http: new http.Agent({ keepAlive: true }), https: new https.Agent({ keepAlive: true }) }

  // A page makes several calls, and fetch takes the server some five times as long (node 20).
  function make(
    origin: string,
    { method, path, query, body }: RenderCall,
    page: Parameters<AskForPage>[1],
  ): Promise<RenderAnswer> {
    const [{ request }, agent] = origin.startsWith('https:') ? [https, agents.https] : [http, agents.http]
    return new Promise((resolve, reject) => {
      const span = page?.trace && beginCall(`${method} ${path}`, page.trace)
      const address = `${origin}${path}${query === undefined ? '' : `?${query}`}`
      const headers = {
        ...apiHeaders,
        ...(body && { 'content-type': body.type }),
        ...(page && { 'x-request-id': page.requestId }),
        ...(page?.trace && { traceparent: traceparent(span?.trace ?? page.trace) }),
      }
      const call = request(address, { method, headers, agent, timeout: PATIENCE }, (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => {
          text += part
        })
        answer.on('end', () => {
          const { statusCode = 0 } = answer
          span?.end(statusCode)
          resolve({ status: statusCode, body: text })
        })
        answer.on('error', reject)
      })
      call.on('timeout', () => call.destroy(new Error(`The api has not answered for ${PATIENCE / 1000} s`)))
      call.on('error', (error) => {
        span?.end(0)
        reject(error)
      })
      call.end(body?.text)
    })
  }

  async function inTurn(call: RenderCall, page: Parameters<AskForPage>[1], failed?: string): Promise<RenderAnswer> {
    const turn = apis.next(failed)
    return make(turn.origin, call, page).then(
      (answer) => {
        turn.end()
        return answer
      },
      (error) => {
        turn.end('failed')
        // All of them only read. A connection that was kept open may be gone after the api restarted.
        if (failed === undefined) return inTurn(call, page, turn.origin)
        throw error
      },
    )
  }

  return async (call, page) => {
    // Nothing that changes or tries something out, because no budget counts these calls.
    const asked = callAt(call.method, call.path)
    const fits = isPageCall(asked) && checkOf(asked)
    if (!fits)
      return { status: 403, body: JSON.stringify({ message: `No render may call ${call.method} ${call.path}` }) }
    try {
      const answer = await inTurn(call, page)
      if (answer.status !== 200 || fits(answer.body)) return answer
      return { status: 502, body: JSON.stringify({ message: `The answer to ${call.path} is not what it should be` }) }
    } catch (error) {
      return { status: 0, body: error instanceof Error ? error.message : String(error) }
    }
  }
}
