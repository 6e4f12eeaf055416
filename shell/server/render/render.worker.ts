import { AsyncLocalStorage } from 'node:async_hooks'
import { createRequire } from 'node:module'
import { parentPort, workerData } from 'node:worker_threads'
import {
  BEAT,
  type FromThread,
  PAGE_ON_STAGE,
  type RenderThreadData,
  type ThrownThere,
  type ToThread,
} from './renderProtocol'

const { renderer, beats } = workerData as RenderThreadData
const onStage = new AsyncLocalStorage<number>()

// Asked by `whereBlocked` when this thread no longer answers: which of its pages is running.
Object.assign(globalThis, { [PAGE_ON_STAGE]: () => onStage.getStore() })

// A promise that a remote forgot would otherwise end the thread and every page on it.
process.on('uncaughtException', (error) => say({ kind: 'stray', error: thrown(error) }))

setInterval(() => Atomics.add(beats, 0, 1), BEAT)

const { render } = createRequire(import.meta.url)(renderer)

parentPort?.on('message', async ({ id, task }: ToThread) => {
  try {
    say({ kind: 'rendered', id, rendered: await onStage.run(id, () => render(task)) })
  } catch (error) {
    say({ kind: 'failed', id, error: thrown(error) })
  }
})

say({ kind: 'ready' })

function say(message: FromThread) {
  parentPort?.postMessage(message)
}

function thrown(error: unknown): ThrownThere {
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) }
}
