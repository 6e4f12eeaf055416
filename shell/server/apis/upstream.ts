import { AsyncLocalStorage } from 'node:async_hooks'
import { Agent, type Dispatcher } from 'undici'

const patience = new AsyncLocalStorage<AbortSignal | undefined>()

/**
 * Connections to the apis for reply-from, which does not end a call when the client goes away. A call made in `while`
 * ends with its signal, and then nothing is called back.
 */
export const upstream = {
  connect(options: Agent.Options): { request: Dispatcher['request'] } {
    const agent = new Agent(options)
    const request = (
      options: Dispatcher.RequestOptions,
      callback: (error: Error | null, data: Dispatcher.ResponseData) => void,
    ) => {
      const signal = patience.getStore()
      agent.request({ ...options, signal }, (error, data) => {
        if (!signal?.aborted) callback(error, data)
      })
    }
    return { request: request as Dispatcher['request'] } // reply-from waits for no promise
  },
  /** @param signal undefined for calls that no client waits for */
  while: <Result>(signal: AbortSignal | undefined, ask: () => Result): Result => patience.run(signal, ask),
}
