import type { Composition } from '../composition/composition'

/** A render process starts with this, and belongs to that composition until it ends. */
export interface RenderSite {
  composition: Composition
  /** Folder of each remote's server build, by remote name. */
  directories: Record<string, string>
  /** Origin visitors use, for absolute addresses in documents. */
  publicOrigin: string
}

/** A call of a page to the api. The server makes it, for a render process holds no key. */
export interface RenderCall {
  method: string
  /** As the client asks, `/api/get/blogs`. */
  path: string
  /** Without the question mark. */
  query?: string
  body?: { type: 'application/json' | 'application/x-www-form-urlencoded'; text: string }
}

export interface RenderAnswer {
  /** 0 when the api did not answer; the body says why. */
  status: number
  body: string
}

export type AskApi = (call: RenderCall) => Promise<RenderAnswer>
