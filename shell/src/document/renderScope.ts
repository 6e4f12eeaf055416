import { AsyncLocalStorage } from 'node:async_hooks'
import { type AxiosAdapter, AxiosError, getAdapter } from 'axios'

/** One render and what went wrong in its calls; a worker has several under way at a time. */
interface RenderScope {
  apiFailed: boolean
}

const scopes = new AsyncLocalStorage<RenderScope>()

/** Runs a render and says whether the api answered all it asked. A page stands without some of its parts, but is not to be kept like that. */
export function watchCalls<Result>(render: () => Promise<Result>): Promise<{ result: Result; allAnswered: boolean }> {
  const scope = { apiFailed: false }
  return scopes.run(scope, async () => ({ result: await render(), allAnswered: !scope.apiFailed }))
}

const http = getAdapter('http')

/**
 * Calls over HTTP, noted in the render that makes them. An answer below 500 is the api's word, no failure; only "too many requests" says
 * nothing of what was asked.
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
