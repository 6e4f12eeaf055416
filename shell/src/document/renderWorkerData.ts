import type { Composition } from '../composition/composition'

/** What a render worker is started with; it belongs to that composition until it ends. */
export interface RenderWorkerData {
  composition: Composition
  /** Folder of each remote's server build, by remote name. */
  directories: Record<string, string>
  /** Address of the api as the server reaches it. */
  apiOrigin: string
  /** What every call of a render carries: it is the server's own, not a visitor's. */
  apiHeaders: Record<string, string>
  /** Origin visitors use, for absolute addresses in documents. */
  publicOrigin: string
}
