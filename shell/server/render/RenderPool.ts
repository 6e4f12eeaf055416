import { Piscina } from 'piscina'
import type { BuildFiles, Composition } from '../../src/composition/composition'
import { EARLY_SCRIPT } from '../../src/document/documentFiles'
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
  workers: number
  /** Milliseconds a render may take before the visitor gets the document without it. */
  deadline: number
}

/**
 * The render workers of one composition (design §3.3). A new composition gets a new pool; this one is closed when its last page is out,
 * so a worker never holds two releases of a module.
 */
export class RenderPool {
  readonly composition: LiveComposition
  private readonly pool: Piscina<RenderTask, Rendered>
  private readonly deadline: number

  constructor({ composition, apiOrigin, publicOrigin, workers, deadline }: PoolOptions) {
    this.composition = composition
    this.deadline = deadline
    const { renderer, directories } = composition
    this.pool = new Piscina({
      filename: renderer,
      name: 'render',
      workerData: { composition: forBrowser(composition), directories, apiOrigin, publicOrigin } satisfies RenderWorkerData,
      minThreads: 1,
      maxThreads: workers,
      concurrentTasksPerWorker: TASKS_PER_WORKER,
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

/** A document carries its composition, so of the hashes only those that the browser is given to check. */
function forBrowser(composition: Composition): Composition {
  return {
    id: composition.id,
    shell: { ...composition.shell, browser: withHashesOf(composition.shell.browser, [composition.shell.browser.entry, EARLY_SCRIPT]) },
    remotes: composition.remotes.map((remote) => ({ ...remote, browser: withHashesOf(remote.browser, [remote.browser.entry]) })),
  }
}

function withHashesOf(build: BuildFiles, files: string[]): BuildFiles {
  return { ...build, integrity: Object.fromEntries(files.map((file) => [file, build.integrity[file] ?? ''])) }
}
