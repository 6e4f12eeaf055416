import type { Rendered, RenderTask } from '../../src/document/renderPage'
import type { RenderWorkerData } from '../../src/document/renderWorkerData'

/** What a render thread starts with: the shell's bundle reads the first part, `render.worker.ts` the rest. */
export interface RenderThreadData extends RenderWorkerData {
  /** The shell's render bundle; it exports `render(task)`. */
  renderer: string
  /** Counted up by the thread while its event loop turns. */
  beats: Int32Array
}

export interface ToThread {
  id: number
  task: RenderTask
}

export type FromThread =
  | { kind: 'ready' }
  | { kind: 'rendered'; id: number; rendered: Rendered }
  | { kind: 'failed'; id: number; error: ThrownThere }
  /** Something threw outside of any page, or nobody waited for it: a timer, a promise left alone. */
  | { kind: 'stray'; error: ThrownThere }

export interface ThrownThere {
  message: string
  stack?: string
}

/** Milliseconds between beats. */
export const BEAT = 100

/** Global function of a render thread that names the page it is running. */
export const PAGE_ON_STAGE = 'brightfill_page_on_stage'
