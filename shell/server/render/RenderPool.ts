import { Piscina } from 'piscina'
import type { Composition } from '../../src/composition/composition'
import type { Rendered, RenderTask } from '../../src/document/renderPage'
import type { RenderWorkerData } from '../../src/document/renderWorkerData'
import type { LiveComposition } from '../releases/liveComposition'

// A page waits for the api and then renders in a few milliseconds, so one worker serves several at a time.
const TASKS_PER_WORKER = 16
const WORKER_HEAP_MB = 256

interface PoolOptions {
  composition: LiveComposition
  apiOrigin: string
  publicOrigin: string
  development: boolean
  workers: number
  /** Milliseconds a render may take before the visitor gets the document without it. */
  deadline: number
}

/**
 * The render workers of one composition (design §3.3). A new composition gets a new pool; this one is closed when its last page is out,
 * so a worker never holds two releases of a module.
 */
export class RenderPool {
  /** The composition as documents carry it. */
  readonly composition: Composition
  private readonly pool: Piscina<RenderTask, Rendered>
  private readonly deadline: number

  constructor({ composition, apiOrigin, publicOrigin, development, workers, deadline }: PoolOptions) {
    // Documents say nothing of where the files lie on this machine.
    const { renderer, directories, ...shown } = composition
    this.composition = development ? { ...shown, development } : shown
    this.deadline = deadline
    this.pool = new Piscina({
      filename: renderer,
      name: 'render',
      workerData: { composition: this.composition, directories, apiOrigin, publicOrigin } satisfies RenderWorkerData,
      minThreads: 1,
      maxThreads: workers,
      concurrentTasksPerWorker: TASKS_PER_WORKER,
      // The default puts idle workers to sleep: they would not notice that the api closed their connections, and fail the next page with it.
      atomics: 'disabled',
      idleTimeout: 30_000,
      resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB },
    })
    // A failing task also reaches its caller; without a listener it would end the process.
    this.pool.on('error', () => {})
  }

  /** @throws when the page did not finish in time or its worker died */
  render(task: RenderTask): Promise<Rendered> {
    return this.pool.run(task, { signal: AbortSignal.timeout(this.deadline) })
  }

  async close(): Promise<void> {
    await this.pool.close()
  }
}
