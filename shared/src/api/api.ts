import type { Problem } from '@brightfill/shared/contract'
import { storedToken } from '@brightfill/shared/session'
import type { AxiosAdapter, AxiosInstance, AxiosRequestConfig } from 'axios'
import { ApiError } from './ApiError'

interface ApiSettings {
  /** Where calls go, `/api`. */
  baseURL: string
  /** How calls are made: by tests without a network, on the server through the process that holds the key. */
  adapter?: AxiosAdapter
}

let settings: ApiSettings = { baseURL: '/api' }
let client: Promise<AxiosInstance> | undefined

/** Called by the shell once per process, and by tests. */
export function configureApi(next: ApiSettings) {
  settings = next
  client = undefined
}

/** axios is a separate chunk: a page from the server needs no call until it is interactive (docs/performance.md). */
async function createClient(): Promise<AxiosInstance> {
  const {
    default: axios,
    isAxiosError,
    isCancel,
  } = await import(/* webpackChunkName: "axios" */ 'axios').catch(
    // Without its code no call can be made, as without a line: forms say so and keep what was typed.
    (error: unknown) => Promise.reject(new ApiError(0, String(error))),
  )
  // The site has no XSRF cookie. To look for one axios waits for the browser, behind the work that a tap makes.
  const created = axios.create({ ...settings, timeout: 15_000, withXSRFToken: false })
  created.interceptors.request.use((request) => {
    const token = storedToken()
    if (token) request.headers.set('Authorization', `Bearer ${token}`)
    return request
  })
  created.interceptors.response.use(undefined, (error: unknown) => {
    if (isCancel(error)) throw error
    if (!isAxiosError<Partial<Problem>>(error)) throw error
    const { status = 0, data, headers } = error.response ?? {}
    throw new ApiError(status, data?.message ?? error.message, data?.errors, data?.request_id, {
      retryAfter: Math.max(0, Number(headers?.['retry-after'])) || undefined, // our servers send seconds, no dates
      late: error.code === 'ECONNABORTED',
      code: data?.code,
      changed: data?.changed,
    })
  })
  return created
}

function ready(): Promise<AxiosInstance> {
  client ??= createClient().catch((error) => {
    client = undefined // the next call asks again for a chunk that did not arrive
    throw error
  })
  return client
}

/**
 * Fetches the code of the client ahead, so that the first call does not wait for it.
 * @returns fulfilled when it is here, or has not arrived
 */
export function prepareApi(): Promise<unknown> {
  return ready().catch(() => {}) // the first call asks again
}

/**
 * The one client of the api. It adds the bearer token and turns failures into `ApiError`; cancellations pass through.
 * It never toasts, redirects or retries: loaders throw to the boundary, forms show the error in place.
 */
export const api = {
  async get<Answer>(path: string, config?: AxiosRequestConfig): Promise<{ data: Answer }> {
    return (await ready()).get<Answer>(path, config)
  },
  async post<Answer>(path: string, body?: unknown, config?: AxiosRequestConfig): Promise<{ data: Answer }> {
    return (await ready()).post<Answer>(path, body, config)
  },
}

/** Form data, the encoding of most posts; objects become JSON, undefined fields are left out. */
export function form(fields: Record<string, unknown>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) data.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return data
}
