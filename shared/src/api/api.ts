import type { CallAnswer, CallFields, CallName, Problem } from '@brightfill/shared/contract'
import { storedToken } from '@brightfill/shared/session'
import type { AxiosAdapter, AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios'
import { ApiError } from './ApiError'

interface ApiSettings {
  /** Where calls go, `/api`. */
  baseURL: string
  /** The way calls are made: tests use no network, and the server uses the process that holds the key. */
  adapter?: AxiosAdapter
  /** Sent with every call: by a page that shows a draft. */
  headers?: Record<string, string>
}

let settings: ApiSettings = { baseURL: '/api' }
let client: Promise<AxiosInstance> | undefined

let hearContent: (version: unknown) => void = () => {}

/** Calls back with the version of the site's content that each answer names; undefined without one. Browser only. */
export function onContent(hear: (version: unknown) => void) {
  hearContent = hear
}

/** Called by the shell once per process, and by tests. */
export function configureApi(next: ApiSettings) {
  settings = next
  client = undefined
}

/** In place of what axios says, which is not for people. */
const unreachable = 'We could not reach the server. Check your connection and try again'
const silent = 'The server could not answer. Try again in a moment'

/** axios is a separate chunk: a page from the server needs no call until it is interactive. */
async function createClient(): Promise<AxiosInstance> {
  const {
    default: axios,
    isAxiosError,
    isCancel,
  } = await import(/* webpackChunkName: "axios" */ 'axios').catch(
    // Without its code no call can be made, as when offline: forms say so and keep what was typed.
    (error: unknown) => Promise.reject(new ApiError(0, unreachable, {}, undefined, { cause: error })),
  )
  // The site has no XSRF cookie. Looking for one, axios would wait for the browser, behind the work that a tap causes.
  const created = axios.create({ ...settings, timeout: 15_000, withXSRFToken: false })
  created.interceptors.request.use((request) => {
    const token = storedToken()
    if (token) request.headers.set('Authorization', `Bearer ${token}`)
    return request
  })
  const hear = (answer: AxiosResponse) => {
    hearContent(answer.headers['x-content-version'])
    return answer
  }
  created.interceptors.response.use(hear, (error: unknown) => {
    if (isCancel(error)) throw error
    if (!isAxiosError<Partial<Problem>>(error)) throw error
    const { status = 0, data, headers } = error.response ?? {}
    const message = data?.message ?? (status === 0 ? unreachable : silent)
    throw new ApiError(status, message, data?.errors, data?.request_id, {
      cause: error, // for logs
      retryAfter: Math.max(0, Number(headers?.['retry-after'])) || undefined, // our servers send seconds, not dates
      late: error.code === 'ECONNABORTED',
      code: data?.code,
      changed: data?.changed,
    })
  })
  return created
}

function ready(): Promise<AxiosInstance> {
  client ??= createClient().catch((error) => {
    client = undefined // the next call requests a chunk again that did not load
    throw error
  })
  return client
}

/**
 * Fetches the code of the client ahead, so that the first call does not wait for it.
 * @returns fulfilled when it has loaded or failed
 */
export function prepareApi(): Promise<unknown> {
  return ready().catch(() => {}) // the first call asks again
}

interface CallOptions
  extends Pick<AxiosRequestConfig, 'signal' | 'headers' | 'timeout' | 'responseType' | 'onUploadProgress'> {
  /** Sends the fields as JSON, as three public calls are. The calls of the office always are. */
  json?: boolean
  /** Sent unchanged, for a call that takes a file; the fields are then in the address. */
  file?: Blob
  /** The key of a message (`newKey`): the api acts only once, however often it is sent. */
  key?: string | undefined
}

type Given<Name extends CallName> =
  object extends CallFields<Name>
    ? [fields?: CallFields<Name>, options?: CallOptions]
    : [fields: CallFields<Name>, options?: CallOptions]

/**
 * Makes a call of the contract: `call('POST /get/product-post', { slug }, { signal })`. It adds the bearer token and
 * turns failures into `ApiError`; cancellations pass through. It never toasts, redirects or retries: loaders throw to
 * the boundary, forms show the error in place.
 * @param name method and path as the contract has them, without `/api`; parts such as `:id` are among the fields
 * @throws ApiError
 */
export function call<Name extends CallName>(name: Name, ...given: Given<Name>): Promise<CallAnswer<Name>>
export async function call(name: string, given?: object, { json, file, key, ...options }: CallOptions = {}) {
  const [method, path = ''] = name.split(' ')
  const fields: Record<string, unknown> = { ...given }
  const url = path.replace(/:(\w+)/g, (_, part) => {
    const value = encodeURIComponent(String(fields[part]))
    delete fields[part]
    return value
  })
  const inAddress = method === 'GET' || file
  const { data } = await (await ready()).request<unknown>({
    method,
    url,
    params: inAddress ? fields : undefined,
    data: file ?? (inAddress ? undefined : json || url.startsWith('/office') ? fields : form(fields)),
    ...(key && { headers: { 'Idempotency-Key': key } }),
    ...options,
  })
  return data
}

/** Form data, the encoding of most posts; objects become JSON, undefined fields are left out. */
function form(fields: Record<string, unknown>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) data.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return data
}
