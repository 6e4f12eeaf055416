import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What Linux knows about a process; nothing where the system does not say. */
export interface ProcessAccount {
  /** Milliseconds that its main thread has worked. */
  worked?: number
  /** Milliseconds that its main thread could have worked but had no processor. */
  starved: number
  /** Milliseconds that all its threads have worked, to a hundredth of a second. */
  workedInAll?: number
  residentMegabytes: number
}

/** A hundredth of a second on every Linux: USER_HZ. */
const TICK = 10

export function processAccount({ pid }: ChildProcess): ProcessAccount {
  const [worked, starved] = read(pid, 'schedstat').split(' ').map(Number)
  // The name of a program may contain anything, so what follows it is counted from its last bracket.
  const ticks = read(pid, 'stat').split(') ').at(-1)?.split(' ').slice(11, 13).map(Number) ?? []
  const [, kilobytes = 0] = /^VmRSS:\s+(\d+)/m.exec(read(pid, 'status')) ?? []
  return {
    ...(worked && { worked: worked / 1e6 }),
    starved: (starved ?? 0) / 1e6,
    ...(ticks.length === 2 && { workedInAll: ticks.reduce((sum, part) => sum + part, 0) * TICK }),
    residentMegabytes: Number(kilobytes) / 1024,
  }
}

function read(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
