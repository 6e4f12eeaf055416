import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// Reads what Linux says about running processes (/proc).

/** A process and all its descendants. */
export function family(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return [pid, ...children.flatMap(family)]
}

export function residentKilobytes(pid: number) {
  return Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1] ?? 0)
}

/** The script that a process runs, else its command. */
export function programOf(pid: number) {
  const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  return (
    words
      .find((word) => /\.[mc]?[jt]s$/.test(word))
      ?.split(path.sep)
      .slice(-3)
      .join('/') ?? words[0]
  )
}

/** Milliseconds of CPU each of these processes has used, by process id. */
export function cpuTimes(pids: number[]) {
  return new Map(pids.map((pid) => [pid, cpuTime(pid)]))
}

function cpuTime(pid: number) {
  const threads = readdirSync(`/proc/${pid}/task`)
  const nanoseconds = threads.map(
    (thread) => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0],
  )
  return nanoseconds.reduce((sum, time) => sum + Number(time) / 1e6, 0)
}

/** Milliseconds of CPU a process has used since `before`, and its children have. */
export function cpuSince(pid: number, before: Map<number, number>) {
  let own = 0
  let children = 0
  for (const [each, time] of cpuTimes(family(pid))) {
    const used = time - (before.get(each) ?? 0)
    if (each === pid) own += used
    else children += used
  }
  return { own, children }
}
