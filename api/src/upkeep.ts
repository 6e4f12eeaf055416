import type { FastifyBaseLogger } from 'fastify'
import type { Repos } from './repos'
import type { Settings } from './settings'

const FIRST = 60_000
const EVERY = 15 * 60_000

/** Keeps upkeep running until it is stopped. */
export function startUpkeep(repos: Repos, { enquiryDays }: Pick<Settings, 'enquiryDays'>, log: FastifyBaseLogger) {
  const run = () => upkeep(repos, enquiryDays).catch((error: unknown) => log.warn({ err: error }, 'upkeep was put off'))
  // Soon after the start as well: an api that starts often would never get to it.
  const first = setTimeout(run, FIRST)
  const timer = setInterval(run, EVERY)
  first.unref()
  timer.unref()
  return {
    stop() {
      clearTimeout(first)
      clearInterval(timer)
    },
  }
}

/**
 * Removes expired sessions, links and sign-ins that were not finished, sent mails, enquiries older than configured
 * (R-619).
 */
export async function upkeep(repos: Repos, enquiryDays: number): Promise<void> {
  await repos.sessions.removeExpired()
  await repos.tokens.removeExpired()
  await repos.journeys.removeExpired()
  await repos.unfinished.removeExpired()
  await repos.signInAttempts.removeOld()
  await repos.outbox.removeOld()
  await repos.requests.removeOlderThan(enquiryDays)
  await repos.candidates.removeOld()
}
