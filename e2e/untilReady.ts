import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { answers } from '../shared/tooling/answers'

/** Milliseconds. A new site makes its database and publishes five releases: more than a minute on a busy machine. */
const READY_WITHIN = 240_000

/**
 * Resolves when a site reports that it is ready.
 * @throws Error when the site ends first, or takes too long
 */
export async function untilReady(origin: string, site: ChildProcess) {
  const end = Date.now() + READY_WITHIN
  while (!(await answers(`${origin}/readyz`, 10_000))) {
    if (site.exitCode !== null || site.signalCode !== null) throw new Error(`The site of ${origin} ended`)
    if (Date.now() > end) throw new Error(`The site of ${origin} was not ready after ${READY_WITHIN / 1000} s`)
    await wait(100)
  }
}
