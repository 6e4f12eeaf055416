import { AsyncLocalStorage } from 'node:async_hooks'
import axios, { AxiosError, type AxiosResponse, CanceledError, type InternalAxiosRequestConfig } from 'axios'
import type { AskApi, RenderCall } from './renderSite'

/** The state of one render; a process runs several renders at the same time. */
interface RenderScope {
  apiFailed: boolean
}

const scopes = new AsyncLocalStorage<RenderScope>()

/**
 * Runs a render and says whether the api answered all its calls. A page may render without some of its parts, but it
 * must not be cached then.
 */
export function watchCalls<Result>(render: () => Promise<Result>): Promise<{ result: Result; allAnswered: boolean }> {
  const scope = { apiFailed: false }
  return scopes.run(scope, async () => ({ result: await render(), allAnswered: !scope.apiFailed }))
}

/**
 * Sends the calls of axios through `ask`, and records failures in the render that makes the call. A status below 500 is
 * an answer of the api, except 429, which says nothing about the data.
 */
export function renderAdapter(ask: AskApi) {
  return async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const scope = scopes.getStore()
    const { status, body } = await Promise.race([ask(callOf(config)), cancelled(config)])
    if (scope && (status === 0 || status === 429 || status >= 500)) scope.apiFailed = true
    if (status === 0) throw new AxiosError(body, AxiosError.ERR_NETWORK, config)
    const response = { status, statusText: '', headers: {}, data: body, config }
    if (config.validateStatus?.(status) ?? true) return response
    throw new AxiosError(`The api answered ${status}`, undefined, config, undefined, response)
  }
}

function callOf(config: InternalAxiosRequestConfig): RenderCall {
  const [path = '', query] = axios.getUri(config).split('?')
  const { method = 'get', data } = config
  return { method: method.toUpperCase(), path, query, body: bodyOf(data) }
}

/** Renders send plain fields, so a form needs no multipart. */
function bodyOf(data: unknown): RenderCall['body'] {
  if (data === undefined || data === null) return undefined
  if (!(data instanceof FormData)) return { type: 'application/json', text: String(data) } // written by axios already
  const fields = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]))
  return { type: 'application/x-www-form-urlencoded', text: fields.toString() }
}

function cancelled(config: InternalAxiosRequestConfig): Promise<never> {
  return new Promise((_, reject) => {
    config.signal?.addEventListener?.('abort', () => reject(new CanceledError(undefined, config)))
  })
}
