import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Milliseconds of the main thread of a process, as Linux counts them; nothing where the system does not say. */
export interface ProcessorTime {
  worked?: number
  /** It was ready to work but had no processor, which is not a remote's fault. */
  starved: number
}

export function processorTime({ pid }: ChildProcess): ProcessorTime {
  const [worked, starved] = read(`/proc/${pid}/schedstat`).split(' ').map(Number)
  return { ...(worked && { worked: worked / 1e6 }), starved: (starved ?? 0) / 1e6 }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
