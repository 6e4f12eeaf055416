import type { Trace } from './trace'

/** A piece of work of this server. */
export interface Work {
  /** Few different ones: a route, never an address. */
  name: string
  /** `server` answers a request, `client` waits for another program, `internal` is neither. */
  kind: 'server' | 'client' | 'internal'
  within: Trace
  attributes?: Attributes
  /** Milliseconds that it took, for work that has ended already. */
  took?: number
}

type Attributes = Record<string, string | number>

/** Work that is being recorded. */
export interface Span {
  /** Where the work that it causes belongs. */
  readonly trace: Trace
  /** Only the first end counts. */
  end(outcome?: { attributes?: Attributes; failed?: boolean }): void
}
