import type { Composition } from '../composition/composition'

/** The start data of a render worker, which serves this one composition until it ends. */
export interface RenderWorkerData {
  composition: Composition
  /** Folder of each remote's server build, by remote name. */
  directories: Record<string, string>
  /** Address of the api as the server reaches it. */
  apiOrigin: string
  /** Headers of every call of a render, which mark it as the server's own. */
  apiHeaders: Record<string, string>
  /** The origin that visitors use, for absolute addresses in documents. */
  publicOrigin: string
}
