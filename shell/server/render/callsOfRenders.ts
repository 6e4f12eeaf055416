import { callAt, PREVIEW_HEADER, SHELL_KEY_HEADER } from '@brightfill/shared/contract'
import { traceparent } from '@brightfill/shared/node'
import { Agent, request } from 'undici'
import type { RenderTask } from '../../src/document/renderPage'
import type { RenderAnswer, RenderCall } from '../../src/document/renderSite'
import { checkOf, isPageCall } from '../answerChecks'
import type { Apis } from '../apis/Apis'
import { beginCall } from '../beginCall'

/** Milliseconds that the api may be silent. */
const PATIENCE = 15_000

/** A page to render, and the request that asked for it, for logs and traces. */
export interface RequestedPage extends RenderTask {
  requestId: string
  /** The trace of that request, for the calls it causes. */
  trace?: { id: string; sampled: string; span?: string }
  /** The token of the draft that it shows in place of what is published. */
  preview?: string
}

/** A call of a render, and the page that it is for. */
export type AskForPage = (
  call: RenderCall,
  page?: Pick<RequestedPage, 'requestId' | 'trace' | 'preview'>,
) => Promise<RenderAnswer>

/** Makes the calls of render processes, which hold no key. Never rejects. */
export function callsOfRenders(apis: Apis): AskForPage {
  // A page makes several calls, and fetch takes the server some five times as long (node 20).
  const dispatcher = new Agent({ headersTimeout: PATIENCE, bodyTimeout: PATIENCE })

  async function make(origin: string, call: RenderCall, page: Parameters<AskForPage>[1]): Promise<RenderAnswer> {
    const { method, path, query, body } = call
    const span = page?.trace && beginCall(`${method} ${path}`, page.trace)
    const address = `${origin}${path}${query === undefined ? '' : `?${query}`}`
    const headers = {
      [SHELL_KEY_HEADER]: apis.key,
      ...(body && { 'content-type': body.type }),
      ...(page && { 'x-request-id': page.requestId }),
      ...(page?.preview && { [PREVIEW_HEADER]: page.preview }),
      ...(page?.trace && { traceparent: traceparent(span?.trace ?? page.trace) }),
    }
    try {
      const answer = await request(address, { method, headers, body: body?.text, dispatcher })
      const text = await answer.body.text()
      span?.end(answer.statusCode)
      return { status: answer.statusCode, body: text }
    } catch (error) {
      span?.end(0)
      throw error
    }
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
