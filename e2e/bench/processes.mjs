import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

// Reads what Linux says about running processes (/proc).

/**
 * A process and all its descendants.
 * @param {number} pid
 * @returns {number[]}
 */
export function family(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  return [pid, ...children.flatMap(family)]
}

/** @param {number} pid */
export function residentKilobytes(pid) {
  return Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1] ?? 0)
}

/**
 * The script that a process runs, else its command.
 * @param {number} pid
 */
export function programOf(pid) {
  const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  return (
    words
      .find((word) => /\.m?js$/.test(word))
      ?.split(path.sep)
      .slice(-3)
      .join('/') ?? words[0]
  )
}

/**
 * Milliseconds of CPU that each thread of a process has used.
 * @param {number} pid
 */
export function threadTimes(pid) {
  /** @type {Map<number, number>} */
  const times = new Map()
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
    times.set(Number(thread), Number(nanoseconds) / 1e6)
  }
  return times
}

/**
 * Milliseconds of CPU that a process has used since `before`: all of it, its main thread, and the busiest other thread.
 * @param {number} pid
 * @param {Map<number, number>} before
 */
export function cpuSince(pid, before) {
  const used = [...threadTimes(pid)].map(([thread, time]) => ({ thread, time: time - (before.get(thread) ?? 0) }))
  const others = used.filter(({ thread }) => thread !== pid).map(({ time }) => time)
  return {
    all: used.reduce((sum, { time }) => sum + time, 0),
    main: used.find(({ thread }) => thread === pid)?.time ?? 0,
    busiest: Math.max(0, ...others),
  }
}
