import { AsyncLocalStorage } from 'node:async_hooks'
import { type AxiosAdapter, AxiosError, getAdapter } from 'axios'

/** The state of one render; a worker runs several renders at the same time. */
interface RenderScope {
  apiFailed: boolean
}

const scopes = new AsyncLocalStorage<RenderScope>()

/**
 * Runs a render and says whether the api answered all its calls. A page renders without some of its parts, but such a
 * page must not be kept.
 */
export function watchCalls<Result>(render: () => Promise<Result>): Promise<{ result: Result; allAnswered: boolean }> {
  const scope = { apiFailed: false }
  return scopes.run(scope, async () => ({ result: await render(), allAnswered: !scope.apiFailed }))
}

const http = getAdapter('http')

/**
 * The HTTP adapter, which records failures in the render that makes the call. A status below 500 is an answer of the
 * api, except 429, which says nothing about the data.
 */
export const watchedAdapter: AxiosAdapter = async (config) => {
  try {
    return await http(config)
  } catch (error) {
    const scope = scopes.getStore()
    const { status = 500 } = (error instanceof AxiosError && error.response) || {}
    if (scope && (status >= 500 || status === 429)) scope.apiFailed = true
    throw error
  }
}
