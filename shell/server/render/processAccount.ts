import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Facts that Linux has about a process; nothing where the system does not say. */
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

/** A core that a process may use without a page, or beside the thread that makes pages: it tidies its memory. */
const TIDYING = 0.1

/** Adds up what a process works for nobody: without a page, or in more threads than pages need. */
export class UnaskedWork {
  private last: ProcessAccount | undefined
  private lookedAt = 0
  private sum = 0

  /**
   * @param hadPages at any time since the last look
   * @returns milliseconds
   */
  note(account: ProcessAccount, hadPages: boolean): number {
    const { last, lookedAt } = this
    const now = performance.now()
    this.last = account
    this.lookedAt = now
    if (!last) return 0
    const forPages = hadPages ? (account.worked ?? 0) - (last.worked ?? 0) : 0
    const inAll = (account.workedInAll ?? 0) - (last.workedInAll ?? 0)
    // While it makes pages, other threads tidy up and compile for as long at most.
    this.sum = Math.max(0, this.sum + inAll - 2 * forPages - TIDYING * (now - lookedAt))
    return this.sum
  }
}
