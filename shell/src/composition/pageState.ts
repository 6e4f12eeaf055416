import { ApiError } from '@brightfill/shared/api'
import { isRouteErrorResponse } from '@brightfill/shared/router'
import type { Composition } from './composition'
import { readComposition } from './leftOutFiles'
import { RemoteUnavailable } from './RemoteUnavailable'
import { STATE_ID } from './writeState'

/** The data about a rendered page that the server puts into the document as JSON. */
export interface PageState {
  composition: Composition
  /** Origin of the site's absolute addresses, which may differ from this window's. */
  origin: string
  /** The site is under maintenance: the document is the maintenance page at any address. */
  maintenance?: boolean
  /** Absent when the server did not render the page; the browser then renders it. */
  hydration?: { loaderData: Record<string, unknown>; errors: Record<string, WireError> | null }
}

/** The failure of a route without internal details. */
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
      // The shape that isRouteErrorResponse recognises.
      return { status: error.status, statusText: error.statusText, internal: false, data: null }
    case 'unknown':
      return new Error('The page failed on the server')
  }
}

/** HTTP status of the document when its page fails with this error. */
export function statusOf(error: unknown): number {
  const { status = 500 } = error instanceof RemoteUnavailable ? { status: 503 } : ((error ?? {}) as { status?: number })
  // The visitor did not cause these: the api fails, or it limits the calls of this server.
  if (status === 0 || status === 429 || status >= 500)
    return error instanceof ApiError || error instanceof RemoteUnavailable ? 503 : 500
  return status
}

/** The state that a document carries, as text. */
export const stateTextIn = (page: Document) => page.getElementById(STATE_ID)?.textContent ?? 'null'

/** Reads the state that a document carries. */
export function stateIn(page: Document): PageState {
  const state = JSON.parse(stateTextIn(page))
  return { ...state, composition: readComposition(state.composition) }
}
