import { ApiError } from '@brightfill/shared/api'
import { isRouteErrorResponse } from '@brightfill/shared/router'
import type { Composition } from './composition'
import { RemoteUnavailable } from './RemoteUnavailable'
import { STATE_ID } from './writeState'

/** What the server tells the browser about the page it rendered; JSON in the document. */
export interface PageState {
  composition: Composition
  /** Origin of the site's absolute addresses, which need not be the one of this window. */
  origin: string
  /** The site is being worked on: whatever its address, the document is the maintenance page. */
  maintenance?: boolean
  /** Absent when the server answers without having rendered the page: the browser then renders it. */
  hydration?: { loaderData: Record<string, unknown>; errors: Record<string, WireError> | null }
}

/** A route's failure, without internals. */
export type WireError =
  | { kind: 'api'; status: number; message: string; requestId?: string }
  | { kind: 'remote'; remote: string }
  | { kind: 'response'; status: number; statusText: string }
  | { kind: 'unknown' }

export function toWire(error: unknown): WireError {
  if (error instanceof ApiError)
    return { kind: 'api', status: error.status, message: error.message, requestId: error.requestId }
  if (error instanceof RemoteUnavailable) return { kind: 'remote', remote: error.remote }
  if (isRouteErrorResponse(error)) return { kind: 'response', status: error.status, statusText: error.statusText }
  return { kind: 'unknown' }
}

export function fromWire(error: WireError): unknown {
  switch (error.kind) {
    case 'api':
      return new ApiError(error.status, error.message, {}, error.requestId)
    case 'remote':
      return new RemoteUnavailable(error.remote, undefined, true)
    case 'response':
      // The shape isRouteErrorResponse recognises.
      return { status: error.status, statusText: error.statusText, internal: false, data: null }
    case 'unknown':
      return new Error('The page failed on the server')
  }
}

/** HTTP status of a document whose page failed that way. */
export function statusOf(error: unknown): number {
  const { status = 500 } = error instanceof RemoteUnavailable ? { status: 503 } : ((error ?? {}) as { status?: number })
  // That the api has no time for this server is nothing the visitor did.
  if (status === 0 || status === 429 || status >= 500)
    return error instanceof ApiError || error instanceof RemoteUnavailable ? 503 : 500
  return status
}

/** The state a document carries. */
export function stateIn(page: Document): PageState {
  return JSON.parse(page.getElementById(STATE_ID)?.textContent ?? 'null')
}
