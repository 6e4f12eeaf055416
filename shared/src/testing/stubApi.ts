import { configureApi } from '@brightfill/shared/api'
import type { CallAnswer, CallName, Changed } from '@brightfill/shared/contract'
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'

/** A call as the api would receive it. */
export interface StubbedCall {
  /** Method and path, "POST /get/products". */
  name: string
  /** The body: form fields and JSON alike as a plain object, JSON inside a form field still as text. */
  body: Record<string, unknown>
  /** The query. */
  params: Record<string, unknown>
  headers: Record<string, unknown>
  signal?: AbortSignal
}

class Refusal {
  constructor(
    readonly status: number,
    readonly data: unknown,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {}
}

/** An answer with an error status in the shape of all failures. */
export function refusal(
  status: number,
  message = 'Refused',
  errors?: Record<string, string[]>,
  headers?: Readonly<Record<string, string>>,
  { code = 'refused', changed }: { code?: string; changed?: Changed } = {},
) {
  return new Refusal(status, { result: 0, code, message, errors, changed, request_id: 'test' }, headers)
}

/** The refusal of a change to a record that a colleague has changed meanwhile. */
export const changedBy = (by: string, present: object) =>
  refusal(409, `${by} has changed this in the meantime.`, undefined, undefined, {
    code: 'changed',
    changed: { by, at: '2026-11-28T13:44:00.000Z', present },
  })

/** No answer at all, as when the connection drops. */
export const noAnswer = new Refusal(0, undefined)

/** No answer in time; the call may have done its work. */
export const lateAnswer = new Refusal(0, 'late')

/** The parts of an answer that a test is about; fields outside the contract do not compile. */
export type PartOf<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends readonly (infer Item)[]
      ? PartOf<Item>[]
      : Value extends object
        ? { [Name in keyof Value]?: PartOf<Value[Name]> }
        : Value

/** Answers by the names of calls: each the answer, or a function of the call that returns it or a promise of it. */
export type Stubs = { [Name in CallName]?: PartOf<CallAnswer<Name>> | Refusal | ((call: StubbedCall) => unknown) }

/**
 * Answers calls in place of the network, `{ 'POST /get/product-post': answer }`; every other call fails. Parts such as
 * `:id` stand for any value.
 * @returns the calls made so far, oldest first; grows while the test runs.
 */
export function stubApi(stubs: Stubs): StubbedCall[] {
  const calls: StubbedCall[] = []
  configureApi({
    baseURL: 'http://api.test/api',
    adapter: async (config) => {
      const call = readCall(config)
      calls.push(call)
      const [, stub] = Object.entries(stubs).find(([name]) => isNamed(call.name, name)) ?? []
      if (stub === undefined) throw new Error(`The test expects no call ${call.name}`)
      const given = await abortable(typeof stub === 'function' ? stub(call) : stub, config)
      return respond(given, config)
    },
  })
  return calls
}

const isNamed = (called: string, name: string) =>
  called === name || (name.includes(':') && new RegExp(`^${name.replaceAll(/:\w+/g, '[^/]+')}$`).test(called))

function readCall(config: InternalAxiosRequestConfig): StubbedCall {
  return {
    name: `${config.method?.toUpperCase()} ${config.url}`,
    body: readBody(config.data),
    params: config.params ?? {},
    headers: { ...config.headers },
    signal: config.signal as AbortSignal | undefined, // axios types only its shape
  }
}

function readBody(data: unknown): Record<string, unknown> {
  if (data instanceof FormData) return Object.fromEntries(data)
  return typeof data === 'string' ? JSON.parse(data) : {}
}

/** An adapter has to heed the signal itself; axios only checks it before and after. */
function abortable(answer: unknown, { signal }: InternalAxiosRequestConfig): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new AxiosError('canceled', 'ERR_CANCELED'))
    if (signal?.aborted) abort()
    signal?.addEventListener?.('abort', abort)
    Promise.resolve(answer).then(resolve, reject)
  })
}

function respond(given: unknown, config: InternalAxiosRequestConfig): AxiosResponse {
  const status = given instanceof Refusal ? given.status : 200
  const data = given instanceof Refusal ? given.data : given
  const response: AxiosResponse = {
    status,
    statusText: '',
    data: data === undefined ? data : structuredClone(data),
    headers: given instanceof Refusal ? { ...given.headers } : {},
    config,
  }
  if (given === lateAnswer) throw new AxiosError('timeout exceeded', 'ECONNABORTED', config)
  if (status === 0) throw new AxiosError('Network Error', 'ERR_NETWORK', config)
  if (status >= 400)
    throw new AxiosError(`Request failed with status code ${status}`, 'ERR_BAD_REQUEST', config, undefined, response)
  return response
}
