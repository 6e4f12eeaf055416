/** Faults on the browser's way to a remote's files. */
export type NetworkFault = 'refused' | 'slow' | 'hang' | '404' | '500 with JSON' | 'HTML' | 'truncated' | 'wrong hash'

/** Faults of the composition server when it reads a remote's server build. */
export type FileFault = 'gone' | 'JSON' | 'HTML' | 'truncated' | 'changed'

/**
 * Faults of the remote's own code. `slow`, `hang` and `loop` happen on the server only, where they affect every remote.
 */
export type CodeFault = 'slow' | 'hang' | 'load' | 'loader' | 'render' | 'effect' | 'loop'

export interface Fault {
  name: string
  network?: NetworkFault
  files?: FileFault
  code?: CodeFault
}

/** All faults of the matrix (docs/failure-matrix.md), each on the server and in the browser at once. */
export const faults: Fault[] = [
  { name: 'refused', network: 'refused', files: 'gone' },
  { name: 'slow 3 s', network: 'slow', code: 'slow' },
  { name: 'hang', network: 'hang', code: 'hang' },
  { name: '404', network: '404', files: 'gone' },
  { name: '500 with JSON', network: '500 with JSON', files: 'JSON' },
  { name: 'HTML for JavaScript', network: 'HTML', files: 'HTML' },
  { name: 'truncated', network: 'truncated', files: 'truncated' },
  { name: 'wrong hash', network: 'wrong hash', files: 'changed' },
  { name: 'throws on load', code: 'load' },
  { name: 'throws in a loader', code: 'loader' },
  { name: 'throws in render', code: 'render' },
  { name: 'throws in an effect', code: 'effect' },
  { name: 'never ends its render', code: 'loop' },
]

/** Milliseconds that a slow answer takes. */
export const SLOW = 3_000

/** A file in a release's server build that switches a fault on. */
export const FAULT_FILE = 'fault.json'
