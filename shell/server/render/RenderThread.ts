import { Worker } from 'node:worker_threads'
import { remoteInStack } from '../../src/composition/remoteInStack'
import type { Rendered, RenderTask } from '../../src/document/renderPage'
import type { RenderWorkerData } from '../../src/document/renderWorkerData'
import { NotRendered } from './NotRendered'
import type { FromThread, RenderThreadData, ThrownThere, ToThread } from './renderProtocol'
import { type Blockage, whereBlocked } from './whereBlocked'

const HEAP_MB = 256
const LOOK_EVERY = 250

export interface ThreadOptions extends RenderWorkerData {
  renderer: string
  /** Milliseconds without a beat after which a thread counts as blocked; a page takes some ten. */
  blockedAfter: number
  /** The built `render.worker.ts`. */
  program?: URL
  onStray: (error: ThrownThere) => void
}

interface Page {
  resolve: (rendered: Rendered) => void
  reject: (reason: NotRendered) => void
}

/**
 * One thread with the bundle of one composition. It renders several pages at a time, because a page mostly waits for the api. A page that
 * never yields stops the others with it: the missing beat gives it away, the thread is ended, and its pages are rejected - that one as
 * `blocked`, its neighbours as `ended`.
 */
export class RenderThread {
  /** Resolves when the thread is gone, for whatever reason. */
  readonly gone: Promise<void>
  /** Its bundle has loaded. */
  started = false
  private readonly thread: Worker
  private readonly pages = new Map<number, Page>()
  private readonly beats = new Int32Array(new SharedArrayBuffer(4))
  private readonly watch: NodeJS.Timeout
  private lastId = 0
  private lastBeat = -1
  private silentFor = 0
  private ending: NotRendered | undefined

  constructor(private readonly options: ThreadOptions) {
    const { program = new URL('./render.worker.js', import.meta.url), blockedAfter: _, onStray: __, ...data } = options
    this.thread = new Worker(program, {
      name: 'render',
      workerData: { ...data, beats: this.beats } satisfies RenderThreadData,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    this.thread.on('message', (message: FromThread) => this.take(message))
    this.thread.on('error', (error) => {
      this.ending ??= new NotRendered('ended', error.message)
    })
    this.watch = setInterval(() => this.look(), LOOK_EVERY).unref()
    this.gone = new Promise((resolve) => {
      this.thread.once('exit', (code) => {
        clearInterval(this.watch)
        this.ending ??= new NotRendered('ended', `exit ${code}`)
        this.rejectAll(this.ending)
        resolve()
      })
    })
  }

  /** It takes pages: it is neither gone nor about to be. */
  get usable(): boolean {
    return this.ending === undefined
  }

  /** @throws NotRendered */
  run(task: RenderTask): Promise<Rendered> {
    return new Promise((resolve, reject) => {
      if (this.ending) return reject(this.ending)
      this.lastId += 1
      this.pages.set(this.lastId, { resolve, reject })
      this.thread.postMessage({ id: this.lastId, task } satisfies ToThread)
    })
  }

  async end(): Promise<void> {
    this.ending ??= new NotRendered('ended')
    await this.thread.terminate()
    await this.gone
  }

  private take(message: FromThread) {
    if (message.kind === 'ready') {
      this.started = true
      return
    }
    if (message.kind === 'stray') return this.options.onStray(message.error)
    const page = this.pages.get(message.id)
    this.pages.delete(message.id)
    if (message.kind === 'rendered') page?.resolve(message.rendered)
    else page?.reject(new NotRendered('failed', message.error.stack ?? message.error.message))
  }

  private look() {
    if (!this.started || this.ending) return
    const beat = Atomics.load(this.beats, 0)
    // One look is added at most, however late it comes: on a busy machine this thread may be the one that waited.
    this.silentFor = beat === this.lastBeat ? this.silentFor + LOOK_EVERY : 0
    this.lastBeat = beat
    if (this.silentFor >= this.options.blockedAfter) void this.endBlocked()
  }

  private async endBlocked() {
    this.ending = new NotRendered('ended', 'another page blocked its thread')
    this.rejectBlocked(await whereBlocked(this.thread).catch(() => ({ stack: [] })))
    // Now and not when it is gone: a thread that waits for another process cannot be ended before that.
    this.rejectAll(this.ending)
    await this.end()
  }

  private rejectAll(reason: NotRendered) {
    for (const { reject } of this.pages.values()) reject(reason)
    this.pages.clear()
  }

  private rejectBlocked({ stack, page }: Blockage) {
    const id = page ?? (this.pages.size === 1 ? [...this.pages.keys()][0] : undefined)
    if (id === undefined) return
    this.pages
      .get(id)
      ?.reject(new NotRendered('blocked', stack[0], remoteInStack(stack.join('\n'), this.options.directories)))
    this.pages.delete(id)
  }
}
