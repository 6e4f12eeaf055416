import type { FastifyBaseLogger } from 'fastify'
import type { Repos } from './repos'
import type { Settings } from './settings'

const FIRST = 60_000
const EVERY = 15 * 60_000

/** Keeps upkeep running until it is stopped. */
export function startUpkeep(repos: Repos, { enquiryDays }: Pick<Settings, 'enquiryDays'>, log: FastifyBaseLogger) {
  const run = () => upkeep(repos, enquiryDays).catch((error: unknown) => log.warn({ err: error }, 'upkeep was put off'))
  // At once as well: an api that is often started anew would never come to it.
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

/** Removes what nobody needs any more: expired sessions, links and sign-ins that were not finished, sent mails, enquiries older than configured. */
export async function upkeep(repos: Repos, enquiryDays: number): Promise<void> {
  await repos.sessions.removeExpired()
  await repos.tokens.removeExpired()
  await repos.journeys.removeExpired()
  await repos.unfinished.removeExpired()
  await repos.failures.removeOld()
  await repos.outbox.removeOld()
  await repos.requests.removeOlderThan(enquiryDays)
  await repos.candidates.removeOld()
}
